// What programs are set up by.
extension Language {
  static let configuration: [Language] = [
    Language(
      "text/x-systemd-unit", comments: [.hash, .semicolon], style: [.noSemicolons, .prose],
      #"""
      6| [Unit]¶¦ [Service]¶¦ [Socket]¶¦ [Timer]¶¦ [Mount]¶¦ [Automount]¶¦ [Swap]¶¦ [Slice]¶
      6| [Scope]¶¦ [Path]¶¦ [Container]¶
      5| [Network]¶¦ ExecStart=¦ WantedBy=
      4| [Install]¶¦ [Match]¶¦ Description=¦ After=¦ Requires=¦ Type=
      """#),
    Language(
      "text/x-nginx-conf", comments: .hash, style: .semicolons,
      #"""
      5  server {¦ location ·¦ location /¦ location ~¦ listen °¦ server_name ·
      5| server {
      4  proxy_pass ·¦ root /¦ index ·
      4| http {¦ events {¦ worker_processes¦ upstream ·
      """#),
    Language(
      "text/x-apache-conf", comments: .hash, style: .noSemicolons,
      #"""
      6| <VirtualHost
      5  <Directory
      5| <Directory¦ <IfModule¦ ServerName ·¦ RewriteCond ·
      4  RewriteRule ·¦ DocumentRoot
      4| RewriteEngine ·¦ RewriteRule ·¦ LoadModule ·¦ AddType ·¦ ErrorDocument °¦ Order ·,·
      4| Options -
      """#),
    Language(
      "text/x-robots", comments: .hash, style: [.caseless, .noSemicolons],
      #"""
      7| user-agent: *
      6| user-agent: ·
      5| disallow:
      4| allow: /¦ crawl-delay:¦ sitemap: http
      """#),
    Language(
      "text/x-iptables", comments: .hash, style: .noSemicolons,
      #"""
      5| *filter¶¦ *nat¶¦ *mangle¶¦ :INPUT ·¦ :FORWARD ·¦ :OUTPUT ·¦ -A ·
      4| COMMIT¶
      """#),
    Language(
      "text/x-ssh-config", comments: .hash, style: .noSemicolons,
      #"""
      5  HostName ·¦ IdentityFile
      5| Host ·¦ Host *¦ PermitRootLogin¦ PasswordAuthentication
      4  User ·¦ Port °¦ ForwardAgent
      4| Subsystem ·
      """#),
    Language(
      "text/x-fstab", comments: .hash, style: .noSemicolons,
      #"""
      6| UUID=… /… ·… ° °¶¦ /dev/… /… ·… ° °¶
      5| proc /proc ·¦ tmpfs /
      4| # <file system>
      """#),
    Language(
      "text/x-crontab", comments: .hash, style: .noSemicolons,
      #"""
      5| @daily ·¦ @reboot ·¦ */° * * * *¦ ° ° * * *¦ ° * * * *¦ °,…* * * ·
      4| SHELL=/bin¦ MAILTO=
      """#),
    Language(
      "application/x-openvpn-profile", comments: [.hash, .semicolon],
      #"""
      5| client¶¦ dev tun¦ proto udp¦ remote ·… °
      4| proto tcp¦ persist-key¦ persist-tun¦ nobind¦ <ca>¦ resolv-retry
      """#),
    Language(
      "text/x-kaitai-struct", comments: .hash, style: [.noSemicolons, .prose],
      #"""
      5| meta:¶¦ seq:¶
      4  id: ·¦ endian: ·¦ file-extension: ·¦ contents: 
      4| types:¶¦ instances:¶
      3  type: u·
      """#),
    Language(
      "application/sieve", comments: .hash, style: .semicolons,
      #"""
      6| require ["fileinto¦ require "fileinto
      5  fileinto "
      5| require ["
      4  if header :¦ elsif header¦ discard;
      4| if header :¦ if anyof
      4~ header :contains
      """#),
    Language(
      "text/x-xorg-conf", comments: .hash,
      #"""
      6| Section "
      4  Identifier "¦ Driver "¦ Option "
      4| EndSection
      """#),
    Language(
      "text/x-muttrc", comments: .hash,
      #"""
      5| set folder¦ macro index¦ set imap_
      4| color index¦ mailboxes ·¦ bind index
      """#),
    Language(
      "text/x-dns-zone", comments: .semicolon,
      #"""
      6| $TTL¦ $ORIGIN
      5| @ IN SOA
      4~ IN SOA¦ IN NS¦ IN A °¦ IN MX¦ IN CNAME
      """#),
    Language(
      "text/x-sources-list", comments: .hash,
      #"""
      6| deb http¦ deb-src http
      5| deb [
      """#),
    Language(
      "text/x-ldif",
      #"""
      7| dn: ·=
      5| objectClass: ·
      4| objectclass: ·¦ changetype: ·
      3| cn: ·
      """#),
    Language(
      "text/x-vcl", comments: [.hash, .slashes],
      #"""
      7| vcl 4
      6| sub vcl_
      5| backend · {
      4~ req.http.
      """#),
    Language(
      "text/x-yang", comments: .slashes, style: .semicolons,
      #"""
      5  namespace "
      5| module · {
      4  prefix ·;¦ revision ·¦ leaf · {¦ container · {¦ typedef · {
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
      4  track ° audio¦ index ° °:
      4| performer "¦ rem genre¦ rem discid
      3| title "
      """#),
    Language(
      "application/x-cdrdao-toc", comments: .slashes,
      #"""
      6^ CD_DA¶¦ CD_ROM¶¦ CD_ROM_XA¶
      4| TRACK AUDIO¦ TRACK MODE¦ CD_TEXT {
      """#),
  ]
}
