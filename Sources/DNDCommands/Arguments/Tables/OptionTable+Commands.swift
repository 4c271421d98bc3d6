// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

import Exchange
import Loading

extension Lift {
  mutating func unset() {
    sources = .unset
    items = .unset
    policy = .unset
    global = .unset
  }

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
  mutating func unset() {
    toItem = nil
    sources = .unset
    items = .unset
    global = .unset
  }

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
  mutating func unset() {
    drop = .unset
    accept = .unset
    global = .unset
  }

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
  mutating func unset() {
    dryRun = false
    proposed = false
    drop = .unset
    accept = .unset
    global = .unset
  }

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
  mutating func unset() {
    all = false
    output = nil
    path = false
    localObject = false
    print0 = false
    timeout = nil
    jobs = nil
    fresh = false
    accept = .unset
    global = .unset
  }

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
}

extension List {
  mutating func unset() {
    print0 = false
    global = .unset
  }

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
}

extension Show {
  mutating func unset() {
    item = []
    gallery = nil
    global = .unset
  }

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
}

extension Cancel {
  mutating func unset() {
    item = []
    all = false
    purge = false
    global = .unset
  }

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
}

extension Log {
  mutating func unset() {
    follow = false
    at = nil
    global = .unset
  }

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
  mutating func unset() {
    dryRun = false
    global = .unset
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-n", "--dry-run": self.dryRun = true
    default: return global.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }
}

extension Init {
  mutating func unset() {
    folder = nil
    show = false
    trust = false
    check = false
    repair = false
    force = false
    parents = false
    rules = .unset
    global = .unset
  }

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
    folder = operands.first
    return operands.count <= 1
  }
}

extension Types {
  mutating func unset() {
    global = .unset
  }

  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    global.take(option: name, value)
  }
}

extension TypesShow {
  mutating func unset() {
    type = ""
    global = .unset
  }

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
  mutating func unset() {
    files = []
    mime = false
    contentOnly = false
    print0 = false
    lists = .unset
    global = .unset
  }

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
  mutating func unset() {
    type = ""
    ancestor = ""
    global = .unset
  }

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
  mutating func unset() {
    from = ""
    to = ""
    convert = .auto
    global = .unset
  }

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
  mutating func unset() {
    tag = ""
    print0 = false
    global = .unset
  }

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
  mutating func unset() {
    layer = nil
    print0 = false
    global = .unset
  }

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
  mutating func unset() {
    identifier = nil
    filenameExtension = nil
    mimeType = nil
    global = .unset
  }

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

extension Complete {
  mutating func unset() {
    kind = ""
    item = nil
    global = .unset
  }

  mutating func take(flag name: String) -> Bool {
    global.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--item": return Self.read(value, of: name, &self.item)
    default: return global.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    guard operands.count == 1 else { return false }
    kind = operands[0]
    return true
  }
}
