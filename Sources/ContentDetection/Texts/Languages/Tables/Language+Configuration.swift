// What programs are set up by.
extension Language {
  static let configuration: [Language] = [
    Language(
      "text/x-systemd-unit", comments: [.hash, .semicolon], style: [.noSemicolons, .prose],
      #"""
      6| [Unit]¶
      6| [Service]¶
      4| [Install]¶
      6| [Socket]¶
      6| [Timer]¶
      6| [Mount]¶
      6| [Automount]¶
      6| [Swap]¶
      6| [Slice]¶
      6| [Scope]¶
      6| [Path]¶
      6| [Container]¶
      5| [Network]¶
      4| [Match]¶
      4| Description=
      5| ExecStart=
      5| WantedBy=
      4| After=
      4| Requires=
      4| Type=
      """#),
    Language(
      "text/x-nginx-conf", comments: .hash, style: .semicolons,
      #"""
      5| server {
      5  server {
      5  location ·
      5  location /
      5  location ~
      5  listen °
      5  server_name ·
      4  proxy_pass ·
      4| http {
      4| events {
      4| worker_processes
      4| upstream ·
      4  root /
      4  index ·
      """#),
    Language(
      "text/x-apache-conf", comments: .hash, style: .noSemicolons,
      #"""
      6| <VirtualHost
      5| <Directory
      5  <Directory
      5| <IfModule
      5| ServerName ·
      4| RewriteEngine ·
      4  RewriteRule ·
      4| RewriteRule ·
      5| RewriteCond ·
      4| LoadModule ·
      4  DocumentRoot
      4| AddType ·
      4| ErrorDocument °
      4| Order ·,·
      4| Options -
      """#),
    Language(
      "text/x-robots", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      7| user-agent: *
      6| user-agent: ·
      5| disallow:
      4| allow: /
      4| crawl-delay:
      4| sitemap: http
      """#),
    Language(
      "text/x-iptables", comments: .hash, style: .noSemicolons,
      #"""
      5| *filter¶
      5| *nat¶
      5| *mangle¶
      5| :INPUT ·
      5| :FORWARD ·
      5| :OUTPUT ·
      5| -A ·
      4| COMMIT¶
      """#),
    Language(
      "text/x-ssh-config", comments: .hash, style: .noSemicolons,
      #"""
      5| Host ·
      5| Host *
      5  HostName ·
      4  User ·
      5  IdentityFile
      4  Port °
      4  ForwardAgent
      5| PermitRootLogin
      5| PasswordAuthentication
      4| Subsystem ·
      """#),
    Language(
      "text/x-fstab", comments: .hash, style: .noSemicolons,
      #"""
      6| UUID=… /… ·… ° °¶
      6| /dev/… /… ·… ° °¶
      5| proc /proc ·
      5| tmpfs /
      4| # <file system>
      """#),
    Language(
      "text/x-crontab", comments: .hash, style: .noSemicolons,
      #"""
      5| @daily ·
      5| @reboot ·
      5| */° * * * *
      5| ° ° * * *
      5| ° * * * *
      5| °,…* * * ·
      4| SHELL=/bin
      4| MAILTO=
      """#),
    Language(
      "application/x-openvpn-profile", comments: [.hash, .semicolon],
      #"""
      5| client¶
      5| dev tun
      5| proto udp
      4| proto tcp
      5| remote ·… °
      4| persist-key
      4| persist-tun
      4| nobind
      4| <ca>
      4| resolv-retry
      """#),
    Language(
      "text/x-kaitai-struct", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      5| meta:¶
      5| seq:¶
      4  id: ·
      4  endian: ·
      4  file-extension: ·
      4| types:¶
      4  contents: 
      3  type: u·
      4| instances:¶
      """#),
    Language(
      "application/sieve", comments: .hash, style: .semicolons,
      #"""
      6| require ["fileinto
      6| require "fileinto
      5| require ["
      5  fileinto "
      4| if header :
      4  if header :
      4~ header :contains
      4  elsif header
      4| if anyof
      4  discard;
      """#),
    Language(
      "text/x-xorg-conf", comments: .hash,
      #"""
      6| Section "
      4| EndSection
      4  Identifier "
      4  Driver "
      4  Option "
      """#),
    Language(
      "text/x-muttrc", comments: .hash,
      #"""
      5| set folder
      5| macro index
      5| set imap_
      4| color index
      4| mailboxes ·
      4| bind index
      """#),
    Language(
      "text/x-dns-zone", comments: .semicolon,
      #"""
      6| $TTL
      6| $ORIGIN
      5| @ IN SOA
      4~ IN SOA
      4~ IN NS
      4~ IN A °
      4~ IN MX
      4~ IN CNAME
      """#),
    Language(
      "text/x-sources-list", comments: .hash,
      #"""
      6| deb http
      6| deb-src http
      5| deb [
      """#),
    Language(
      "text/x-ldif",
      #"""
      7| dn: ·=
      5| objectClass: ·
      4| objectclass: ·
      4| changetype: ·
      3| cn: ·
      """#),
    Language(
      "text/x-vcl", comments: [.hash, .slashes],
      #"""
      6| sub vcl_
      5| backend · {
      7| vcl 4
      4~ req.http.
      """#),
    Language(
      "text/x-yang", comments: .slashes, style: .semicolons,
      #"""
      5| module · {
      5  namespace "
      4  prefix ·;
      4  revision ·
      4  leaf · {
      4  container · {
      4  typedef · {
      """#),
    Language(
      "text/csv-schema",
      #"""
      8^ version 1.0
      5| @totalColumns °
      4| ·: notEmpty
      4~ range(
      """#),
    Language(
      "application/x-cue", style: .caseless,
      #"""
      5| file "…" ·¶
      4  track ° audio
      4  index ° °:
      4| performer "
      4| rem genre
      3| title "
      4| rem discid
      """#),
    Language(
      "application/x-cdrdao-toc", comments: .slashes,
      #"""
      6^ CD_DA¶
      6^ CD_ROM¶
      6^ CD_ROM_XA¶
      4| TRACK AUDIO
      4| TRACK MODE
      4| CD_TEXT {
      """#),
  ]
}
