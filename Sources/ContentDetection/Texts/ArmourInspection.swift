/// Data encoded as text between BEGIN and END lines: certificates, keys, signed messages.
enum ArmourInspection {
  static func finding(in lines: TextLines) -> Finding? {
    // Text may precede it: `openssl` prints the contents of a certificate there.
    for line in lines.lines.prefix(200) where line.count > 16 && line.start == line.content {
      let content = lines.content(line)
      if let found = secureShellKey(content), line.start == 0 { return found }
      guard content.begins(with: "-----BEGIN ") || content.begins(with: "---- BEGIN ") else {
        continue
      }
      let isFirst = line.start == 0
      let label = content.dropFirst(11).prefix { $0 != 0x2D }
      guard let mimeType = mimeType(ofLabel: label) else { return nil }
      return isFirst
        ? .settled(mimeType, "BEGIN \(label.string)") : .likely(mimeType, "BEGIN \(label.string)")
    }
    return nil
  }

  /// The MIME type for a label of RFC 7468, RFC 4880 (section 6.2) or OpenSSH.
  private static func mimeType(ofLabel label: ArraySlice<UInt8>) -> String? {
    switch label.string {
    case "CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE", "CA CERTIFICATE":
      "application/x-x509-ca-cert"
    case "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST": "application/pkcs10"
    case "X509 CRL": "application/pkix-crl"
    case "PKCS7", "PKCS #7 SIGNED DATA": "application/pkcs7-mime"
    case "CMS": "application/cms"
    case "PGP MESSAGE": "application/pgp-encrypted"
    // A clear-signed message is readable text.
    case "PGP SIGNED MESSAGE": "text/plain"
    case "PGP PUBLIC KEY BLOCK", "PGP PRIVATE KEY BLOCK": "application/pgp-keys"
    case "PGP SIGNATURE": "application/pgp-signature"
    case "OPENSSH PRIVATE KEY", "SSH2 ENCRYPTED PRIVATE KEY": "text/x-ssh-private-key"
    case "SSH2 PUBLIC KEY": "text/x-ssh-public-key"
    case "PRIVATE KEY": "application/x-pem-file"
    case "ENCRYPTED PRIVATE KEY": "application/x-pem-file"
    case "DSA PARAMETERS": "application/x-x509-dsa-parameters"
    case "EC PARAMETERS": "application/x-x509-ec-parameters"
    case "RSA PRIVATE KEY", "DSA PRIVATE KEY", "EC PRIVATE KEY", "PUBLIC KEY", "RSA PUBLIC KEY",
      "DH PARAMETERS", "X9.42 DH PARAMETERS", "ATTRIBUTE CERTIFICATE":
      "application/x-pem-file"
    default: label.begins(with: "PKCS7") ? "application/pkcs7-signature" : nil
    }
  }

  /// A public key on one line, whose Base64 data repeats the first word (RFC 4253, section 6.6).
  private static func secureShellKey(_ line: ArraySlice<UInt8>) -> Finding? {
    let kinds = [
      "ssh-rsa AAAA", "ssh-dss AAAA", "ssh-ed25519 AAAA", "ecdsa-sha2-nistp256 AAAA",
      "ecdsa-sha2-nistp384 AAAA", "ecdsa-sha2-nistp521 AAAA", "sk-ssh-ed25519@openssh.com AAAA",
    ]
    guard kinds.contains(where: { line.begins(with: $0) }) else { return nil }
    return .settled("text/x-ssh-public-key", "ssh key")
  }
}
