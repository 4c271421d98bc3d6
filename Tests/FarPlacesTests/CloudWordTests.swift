import FileTransfer
import Items
import SystemPackage
import Testing

/// The words that mean a place in a store.
@Suite struct CloudWordTests {
  private func meaning(_ word: String) -> LocationWord.Meaning {
    LocationWord.meaning(of: Array(word.utf8))
  }

  @Test(
    "A word names a remote and a path",
    arguments: [
      ("rclone:nas:", "rclone:nas", ""), ("rclone:nas:a/b", "rclone:nas", "a/b"),
      ("rclone:nas:/a:b", "rclone:nas", "/a:b"), ("rclone:my nas:x", "rclone:my nas", "x"),
      ("rclone::s3,env_auth=true:b", "rclone::s3,env_auth=true", "b"),
      ("rclone:nas,url='http://h:1':b", "rclone:nas,url='http://h:1'", "b"),
      ("rclone:nas,a=\"x\"\":y\":b", "rclone:nas,a=\"x\"\":y\"", "b"),
      ("rclone:passwords:key=1", "rclone:passwords", "key=1"),
    ])
  func remotes(word: String, host: String, path: String) throws {
    guard case .at(let place) = meaning(word) else {
      Issue.record("\(meaning(word))")
      return
    }
    #expect(place.place.recorded == host)
    #expect(place.path.string == path)
    #expect(place.place.kind == .store)
    #expect(LocationWord.meaning(of: place.word) == .at(place))
    guard case .at(let certain) = LocationWord.meaning(of: place.certainWord) else {
      Issue.record("a word in doubt")
      return
    }
    #expect(certain.place.recorded == host)
  }

  @Test(
    "An option that is a secret is refused",
    arguments: [
      "rclone::sftp,host=h,pass=CANARY:x", "rclone:nas,secret_access_key=CANARY:b",
      "rclone::webdav,bearer_token=CANARY:", "rclone:nas,key_pem='CANARY':x",
      "rclone:nas,access_key_id=CANARY:b", "rclone:nas,remote=':sftp,pass=CANARY\\:':x",
      "rclone:nas,PASS=CANARY:x", "rclone::azureblob,sas_url='https\\://CANARY':x",
      "rclone::webdav,url='https://me:CANARY@host/':x", "rclone::b,sas-url=CANARY:x",
      "rclone::storj,access_grant=CANARY:",
    ])
  func secrets(word: String) {
    guard case .refused(let refusal) = meaning(word), case .secret = refusal else {
      Issue.record("\(word) is not refused")
      return
    }
    #expect(!"\(refusal.diagnostic)".contains("CANARY"))
  }

  @Test(
    "An option that runs a command is refused",
    arguments: [
      "rclone::sftp,ssh='touch X':", "rclone:nas,ssh=x:", "rclone::sftp,server_command=x:",
      "rclone:nas,SSH=x:", "rclone:nas,bearer_token_command=x:", "rclone:u,remote=':sftp,ssh=x:':",
    ])
  func commands(word: String) {
    guard case .refused(.command) = meaning(word) else {
      Issue.record("\(meaning(word))")
      return
    }
  }

  @Test(
    "Files of this machine have one name",
    arguments: [
      "rclone::local:/etc", "rclone::combine,upstreams=\"a=/dir\":a",
      "rclone::union,upstreams='/u1 nas:x':a", "rclone::union,upstreams='nas:x dir:ro':a",
      "rclone:pool,upstreams='a=nas:x b=../y':a", "rclone::alias,remote=dir:x",
      "rclone:u,remote=':local:':", "rclone::alias,remote=/etc:x",
      "rclone::alias,remote=\"~\":x",
    ])
  func local(word: String) {
    #expect(meaning(word) == .refused(.local))
  }

  @Test(
    "A word without a remote is refused, and never shown, because it may hold a secret",
    arguments: [
      "rclone:", "rclone:nas", "rclone::", "rclone:a/b:c", "rclone:nas,pass='CANARY:x",
      "rclone:-x:y", "rclone:a\u{1}:b",
    ])
  func malformed(word: String) {
    #expect(meaning(word) == .refused(.noRemote))
  }

  @Test(
    "An address that needs quotation marks is not taken for a path, and not shown",
    arguments: ["rclone::webdav,url=http://me:CANARY@h:x", "rclone:nas,a=b,url=https://h,pass=x:y"])
  func unquoted(word: String) {
    #expect(meaning(word) == .refused(.unquoted))
  }

  @Test("A host of this name is in brackets")
  func host() {
    #expect(meaning("[rclone]:x") == .at(Location(.host("rclone"), "x")))
    #expect(LocationWord.place("rclone:nas") == nil)
  }
}
