import SystemPackage
import TestSupport
import Testing

@testable import HostFiles

@Suite struct HostNamesTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Names come from the configuration, what it includes, and the known hosts, each once")
  func names() throws {
    try sandbox.write(
      ".ssh/config",
      """
      Include parts/*.conf ~/more
      Host far near-by *.example !secret "quoted"
        HostName 192.0.2.1
      host=also
      Host *
      """)
    try sandbox.write(".ssh/parts/a.conf", "Host one\n")
    try sandbox.write(".ssh/parts/b.txt", "Host ignored\n")
    try sandbox.write("more", "Host two\nInclude more\n")
    try sandbox.write(
      ".ssh/known_hosts",
      """
      # comment
      far,192.0.2.1 ssh-ed25519 AAAA
      |1|salt|hash ssh-ed25519 AAAA
      @cert-authority *.example ssh-ed25519 AAAA
      @revoked old ssh-ed25519 AAAA
      [port]:2222 ssh-ed25519 AAAA
      """)
    #expect(
      HostNames.all(home: sandbox.root) == [
        "one", "two", "far", "near-by", "quoted", "also", "192.0.2.1", "old",
      ])
  }

  @Test("Without these files, no name is known")
  func nothing() { #expect(HostNames.all(home: sandbox.root) == []) }
}
