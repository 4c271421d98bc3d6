// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

import Loading
import UniformTypes

extension Lift {
  struct Values: FastArguments {
    var sources = SourceOptions.Values()
    var items = ItemOptions.Values()
    var policy = SessionOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.sources = sources.values
    values.items = items.values
    values.policy = policy.values
    values.global = global.values
    return values
  }
}

extension Lift.Values {
  mutating func take(flag name: String) -> Bool {
    sources.take(flag: name)
      || items.take(flag: name)
      || policy.take(flag: name)
      || global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    sources.take(option: name, value)
      || items.take(option: name, value)
      || policy.take(option: name, value)
      || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    sources.take(operands: operands)
  }
}

extension Add {
  struct Values: FastArguments {
    var toItem: String?
    var sources = SourceOptions.Values()
    var items = ItemOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.toItem = toItem
    values.sources = sources.values
    values.items = items.values
    values.global = global.values
    return values
  }
}

extension Add.Values {
  mutating func take(flag name: String) -> Bool {
    sources.take(flag: name) || items.take(flag: name) || global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--to-item": return Self.read(value, of: name, &self.toItem)
    default:
      return sources.take(option: name, value)
        || items.take(option: name, value)
        || global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    sources.take(operands: operands)
  }
}

extension Propose {
  struct Values: FastArguments {
    var drop = DropOptions.Values()
    var accept = AcceptOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.drop = drop.values
    values.accept = accept.values
    values.global = global.values
    return values
  }
}

extension Propose.Values {
  mutating func take(flag name: String) -> Bool {
    drop.take(flag: name) || accept.take(flag: name) || global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    drop.take(option: name, value)
      || accept.take(option: name, value)
      || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    drop.take(operands: operands)
  }
}

extension Drop {
  struct Values: FastArguments {
    var dryRun = false
    var proposed = false
    var drop = DropOptions.Values()
    var accept = AcceptOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.dryRun = dryRun
    values.proposed = proposed
    values.drop = drop.values
    values.accept = accept.values
    values.global = global.values
    return values
  }
}

extension Drop.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-n", "--dry-run": self.dryRun = true
    case "--proposed": self.proposed = true
    default: return drop.take(flag: name) || accept.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    drop.take(option: name, value)
      || accept.take(option: name, value)
      || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    drop.take(operands: operands)
  }
}

extension Load {
  struct Values: FastArguments {
    var items: [String] = []
    var all = false
    var output: String?
    var path = false
    var localObject = false
    var print0 = false
    var timeout: String?
    var jobs: String?
    var fresh = false
    var accept = AcceptOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.items = items
    values.all = all
    values.output = output
    values.path = path
    values.localObject = localObject
    values.print0 = print0
    values.timeout = timeout
    values.jobs = jobs
    values.fresh = fresh
    values.accept = accept.values
    values.global = global.values
    return values
  }
}

extension Load.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--all": self.all = true
    case "--path": self.path = true
    case "--local-object": self.localObject = true
    case "-z", "--print0": self.print0 = true
    case "--fresh": self.fresh = true
    default: return accept.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "-o", "--output": return Self.read(value, of: name, &self.output)
    case "--timeout": return Self.read(value, of: name, &self.timeout)
    case "--jobs": return Self.read(value, of: name, &self.jobs)
    default: return accept.take(option: name, value) || global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    items = operands
    return true
  }
}

extension Cp {
  struct Values: FastArguments {
    var sources: [String] = []
    var dryRun = false
    var placing = PlacingOptions.Values()
    var accept = AcceptOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.sources = sources
    values.dryRun = dryRun
    values.placing = placing.values
    values.accept = accept.values
    values.global = global.values
    return values
  }
}

extension Cp.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-n", "--dry-run": self.dryRun = true
    default: return placing.take(flag: name) || accept.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    placing.take(option: name, value)
      || accept.take(option: name, value)
      || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    sources = operands
    return true
  }
}

extension Mv {
  struct Values: FastArguments {
    var sources: [String] = []
    var dryRun = false
    var placing = PlacingOptions.Values()
    var accept = AcceptOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.sources = sources
    values.dryRun = dryRun
    values.placing = placing.values
    values.accept = accept.values
    values.global = global.values
    return values
  }
}

extension Mv.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-n", "--dry-run": self.dryRun = true
    default: return placing.take(flag: name) || accept.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    placing.take(option: name, value)
      || accept.take(option: name, value)
      || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    sources = operands
    return true
  }
}

extension List {
  struct Values: FastArguments {
    var ended = false
    var print0 = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.ended = ended
    values.print0 = print0
    values.global = global.values
    return values
  }
}

extension List.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--ended": self.ended = true
    case "-z", "--print0": self.print0 = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }
}

extension Show {
  struct Values: FastArguments {
    var items: [String] = []
    var item: [String] = []
    var gallery: String?
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.items = items
    values.item = item
    values.gallery = gallery
    values.global = global.values
    return values
  }
}

extension Show.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--item": return Self.read(value, of: name, &self.item)
    case "--gallery": return Self.read(value, of: name, &self.gallery)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    items = operands
    return true
  }
}

extension Use {
  struct Values: FastArguments {
    var name = ""
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.name = name
    values.global = global.values
    return values
  }
}

extension Use.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 1 else { return false }
    name = operands[0]
    return true
  }
}

extension Reopen {
  struct Values: FastArguments {
    var name: String?
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.name = name
    values.global = global.values
    return values
  }
}

extension Reopen.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    name = operands.first
    return operands.count <= 1
  }
}

extension Cancel {
  struct Values: FastArguments {
    var items: [String] = []
    var item: [String] = []
    var all = false
    var purge = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.items = items
    values.item = item
    values.all = all
    values.purge = purge
    values.global = global.values
    return values
  }
}

extension Cancel.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--all": self.all = true
    case "--purge": self.purge = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--item": return Self.read(value, of: name, &self.item)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    items = operands
    return true
  }
}

extension Log {
  struct Values: FastArguments {
    var follow = false
    var at: String?
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.follow = follow
    values.at = at
    values.global = global.values
    return values
  }
}

extension Log.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--follow": self.follow = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--at": return Self.read(value, of: name, &self.at)
    default: return global.take(option: name, value)
    }
  }
}

extension Undo {
  struct Values: FastArguments {
    var dryRun = false
    var skip = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.dryRun = dryRun
    values.skip = skip
    values.global = global.values
    return values
  }
}

extension Undo.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-n", "--dry-run": self.dryRun = true
    case "--skip": self.skip = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }
}

extension Init {
  struct Values: FastArguments {
    var directory: String?
    var show = false
    var trust = false
    var check = false
    var repair = false
    var force = false
    var parents = false
    var rules = ViewOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.directory = directory
    values.show = show
    values.trust = trust
    values.check = check
    values.repair = repair
    values.force = force
    values.parents = parents
    values.rules = rules.values
    values.global = global.values
    return values
  }
}

extension Init.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--show": self.show = true
    case "--trust": self.trust = true
    case "--check": self.check = true
    case "--repair": self.repair = true
    case "--force": self.force = true
    case "-p", "--parents": self.parents = true
    default: return rules.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    rules.take(option: name, value) || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    directory = operands.first
    return operands.count <= 1
  }
}

extension Types {
  struct Values: FastArguments {
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.global = global.values
    return values
  }
}

extension Types.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }
}

extension TypesShow {
  struct Values: FastArguments {
    var type = ""
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.type = type
    values.global = global.values
    return values
  }
}

extension TypesShow.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 1 else { return false }
    type = operands[0]
    return true
  }
}

extension TypesOf {
  struct Values: FastArguments {
    var files: [String] = []
    var mime = false
    var contentOnly = false
    var print0 = false
    var lists = ListOptions.Values()
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.files = files
    values.mime = mime
    values.contentOnly = contentOnly
    values.print0 = print0
    values.lists = lists.values
    values.global = global.values
    return values
  }
}

extension TypesOf.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--mime": self.mime = true
    case "--content-only": self.contentOnly = true
    case "-z", "--print0": self.print0 = true
    default: return lists.take(flag: name) || global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    lists.take(option: name, value) || global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    files = operands
    return true
  }
}

extension TypesConforms {
  struct Values: FastArguments {
    var type = ""
    var ancestor = ""
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.type = type
    values.ancestor = ancestor
    values.global = global.values
    return values
  }
}

extension TypesConforms.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 2 else { return false }
    type = operands[0]
    ancestor = operands[1]
    return true
  }
}

extension TypesPath {
  struct Values: FastArguments {
    var from = ""
    var to = ""
    var convert = AcceptRequest.Conversions.auto
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.from = from
    values.to = to
    values.convert = convert
    values.global = global.values
    return values
  }
}

extension TypesPath.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--convert": return Self.read(value, of: name, &self.convert)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 2 else { return false }
    from = operands[0]
    to = operands[1]
    return true
  }
}

extension TypesTags {
  struct Values: FastArguments {
    var tag = ""
    var print0 = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.tag = tag
    values.print0 = print0
    values.global = global.values
    return values
  }
}

extension TypesTags.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-z", "--print0": self.print0 = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 1 else { return false }
    tag = operands[0]
    return true
  }
}

extension TypesList {
  struct Values: FastArguments {
    var layer: TypeLayer?
    var print0 = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.layer = layer
    values.print0 = print0
    values.global = global.values
    return values
  }
}

extension TypesList.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-z", "--print0": self.print0 = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--layer": return Self.read(value, of: name, &self.layer)
    default: return global.take(option: name, value)
    }
  }
}

extension TypesDynamic {
  struct Values: FastArguments {
    var identifier: String?
    var filenameExtension: String?
    var mimeType: String?
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.identifier = identifier
    values.filenameExtension = filenameExtension
    values.mimeType = mimeType
    values.global = global.values
    return values
  }
}

extension TypesDynamic.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--extension": return Self.read(value, of: name, &self.filenameExtension)
    case "--mime-type": return Self.read(value, of: name, &self.mimeType)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    identifier = operands.first
    return operands.count <= 1
  }
}

extension Shell {
  struct Values: FastArguments {
    var shell: String?
    var noPrompt = false
    var noKeys = false
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.shell = shell
    values.noPrompt = noPrompt
    values.noKeys = noKeys
    values.global = global.values
    return values
  }
}

extension Shell.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--no-prompt": self.noPrompt = true
    case "--no-keys": self.noKeys = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool {
    shell = operands.first
    return operands.count <= 1
  }
}

extension Complete {
  struct Values: FastArguments {
    var kind = ""
    var item: String?
    var typed: String?
    var global = GlobalOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.kind = kind
    values.item = item
    values.typed = typed
    values.global = global.values
    return values
  }
}

extension Complete.Values {
  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--item": return Self.read(value, of: name, &self.item)
    case "--typed": return Self.read(value, of: name, &self.typed)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 1 else { return false }
    kind = operands[0]
    return true
  }
}
