import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

func item(_ n: Int) -> Item {
  Item(name: "IMG_\(n).jpg", representations: [
    Representation(type: UniformType("public.jpeg"), source: .file(FilePath("/home/user/Pictures/2024/holidays/IMG_\(n).jpg"), SourceIdentity(device: 65024, inode: UInt64(1000000 + n), size: 3_000_000, modified: 1_700_000_000_000_000_000, isFolder: false, isLink: false)), size: 3_000_000),
    Representation(type: UniformType("public.file-url"), source: .fileURL),
  ])
}
func key(_ n: Int) -> [UInt8] { Array("/home/user/Pictures/2024/holidays/IMG_\(n).jpg".utf8) }
let args = CommandLine.arguments
let store = SQLiteSessionStore(SessionLayout(stateRoot: FilePath(args[2]), runtimeRoot: nil))
let origin = Session.Origin(user: 1, host: "h", application: nil)
func ms(_ t: Int64) -> Double { Double(Clock.monotonic - t) / 1e6 }
func median(_ a: [Double]) -> Double { a.sorted()[a.count / 2] }
switch args[1] {
case "fill":
  let n = Int(args[4])!
  let t = Clock.monotonic
  _ = try store.create(SessionDraft(name: args[3], origin: origin)) { w in
    for i in 0..<n { _ = try w.append(item(i), key: key(i)) }
  }
  print("create", n, ms(t), "ms")
case "lift":
  var times: [Double] = []
  for i in 0..<200 {
    let t = Clock.monotonic
    _ = try store.create(SessionDraft(origin: origin)) { w in _ = try w.append(item(i), key: key(i)) }
    times.append(ms(t))
  }
  print("lift median", median(times), "ms")
case "add":
  var times: [Double] = []
  for i in 0..<300 {
    let t = Clock.monotonic
    let s = try store.open(args[3])
    _ = try s.change { w in _ = try w.append(item(5_000_000 + i * 7919 % 1000003), key: key(5_000_000 + i * 7919 % 1000003)) }
    times.append(ms(t))
  }
  print("add to", args[3], "median", median(times), "p90", times.sorted()[270], "max", times.max()!, "ms", "first", times[0])
case "read":
  let t = Clock.monotonic
  let s = try store.open(args[3])
  var last = 0, count = 0
  while true {
    let page = try s.items(after: last, limit: 1000)
    if page.isEmpty { break }
    last = page[page.count - 1].index; count += page.count
  }
  print("read", count, ms(t))
case "place":
  let t = Clock.monotonic
  let s = try store.open(args[3])
  let n = try s.summary().nextIndex - 1
  try s.change { w in for i in 1...n { try w.setState(.placed, of: i) } }
  print("place", n, ms(t))
  let u = Clock.monotonic
  _ = try s.items(after: 0, limit: 1000)
  print("items of emptied", ms(u))
case "adds":  // concurrency: args[4] adds
  for i in 0..<Int(args[4])! {
    let s = try store.open(args[3])
    _ = try s.change { w in _ = try w.append(item(i), key: nil) }
  }
default: break
}
