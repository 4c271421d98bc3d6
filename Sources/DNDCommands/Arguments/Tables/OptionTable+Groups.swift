// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

import Exchange
import Loading

extension ListOptions: FastArguments {
  mutating func unset() {
    filesFrom = nil
    listFormat = nil
    endsWithNUL = false
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-0": self.endsWithNUL = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--files-from": return Self.read(value, of: name, &self.filesFrom)
    case "--list-format": return Self.read(value, of: name, &self.listFormat)
    default: return false
    }
  }
}

extension SourceOptions: FastArguments {
  mutating func unset() {
    sources = []
    recursive = false
    relative = false
    at = nil
    ignoreMissing = false
    allowEmpty = false
    snapshot = false
    lists = .unset
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-r", "--recursive": self.recursive = true
    case "-R", "--relative": self.relative = true
    case "--ignore-missing": self.ignoreMissing = true
    case "--allow-empty": self.allowEmpty = true
    case "--snapshot": self.snapshot = true
    default: return lists.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--at": return Self.read(value, of: name, &self.at)
    default: return lists.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    sources = operands
    return true
  }
}

extension ItemOptions: FastArguments {
  mutating func unset() {
    type = nil
    name = nil
    rep = []
    data = []
    promise = []
    visibility = []
    localObject = nil
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "-t", "--type": return Self.read(value, of: name, &self.type)
    case "-n", "--name": return Self.read(value, of: name, &self.name)
    case "--rep": return Self.read(value, of: name, &self.rep)
    case "--data": return Self.read(value, of: name, &self.data)
    case "--promise": return Self.read(value, of: name, &self.promise)
    case "--visibility": return Self.read(value, of: name, &self.visibility)
    case "--local-object": return Self.read(value, of: name, &self.localObject)
    default: return false
    }
  }
}

extension SessionOptions: FastArguments {
  mutating func unset() {
    noMove = false
    localOnly = false
    context = nil
    expires = nil
    sensitive = false
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--no-move": self.noMove = true
    case "--local-only": self.localOnly = true
    case "--sensitive": self.sensitive = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--context": return Self.read(value, of: name, &self.context)
    case "--expires": return Self.read(value, of: name, &self.expires)
    default: return false
    }
  }
}

extension DropOptions: FastArguments {
  mutating func unset() {
    destinations = []
    exec = nil
    append = nil
    insert = nil
    route = false
    copy = false
    move = false
    allowCopy = false
    onConflict = nil
    name = nil
    at = nil
    into = nil
    force = false
    atomic = false
    link = false
    relative = false
    keep = false
    parents = false
    verify = nil
    manifest = nil
    timeout = nil
    jobs = nil
    wait = nil
    fresh = false
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--route": self.route = true
    case "--copy": self.copy = true
    case "--move": self.move = true
    case "--allow-copy": self.allowCopy = true
    case "--force": self.force = true
    case "--atomic": self.atomic = true
    case "--link": self.link = true
    case "--relative": self.relative = true
    case "--keep": self.keep = true
    case "-p", "--parents": self.parents = true
    case "--verify": return Self.choose(true, &self.verify)
    case "--no-verify": return Self.choose(false, &self.verify)
    case "--fresh": self.fresh = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--exec": return Self.read(value, of: name, &self.exec)
    case "--append": return Self.read(value, of: name, &self.append)
    case "--insert": return Self.read(value, of: name, &self.insert)
    case "--on-conflict": return Self.read(value, of: name, &self.onConflict)
    case "--name": return Self.read(value, of: name, &self.name)
    case "--at": return Self.read(value, of: name, &self.at)
    case "--into": return Self.read(value, of: name, &self.into)
    case "--manifest": return Self.read(value, of: name, &self.manifest)
    case "--timeout": return Self.read(value, of: name, &self.timeout)
    case "--jobs": return Self.read(value, of: name, &self.jobs)
    case "--wait": return Self.read(value, of: name, &self.wait)
    default: return false
    }
  }

  mutating func take(operands: [String]) -> Bool {
    destinations = operands
    return true
  }
}

extension AcceptOptions: FastArguments {
  mutating func unset() {
    accept = []
    require = []
    requireAll = false
    prefer = .receiver
    convert = nil
    noConvert = false
    noFallback = false
    item = []
    failed = false
    trustTypes = false
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--require-all": self.requireAll = true
    case "--no-convert": self.noConvert = true
    case "--no-fallback": self.noFallback = true
    case "--failed": self.failed = true
    case "--trust-types": self.trustTypes = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "-a", "--accept": return Self.read(value, of: name, &self.accept)
    case "--require": return Self.read(value, of: name, &self.require)
    case "--prefer": return Self.read(value, of: name, &self.prefer)
    case "--convert": return Self.read(value, of: name, &self.convert)
    case "--item": return Self.read(value, of: name, &self.item)
    default: return false
    }
  }
}

extension ViewOptions: FastArguments {
  mutating func unset() {
    accept = []
    require = []
    local = nil
    external = nil
    onConflict = nil
    ordered = nil
    intent = nil
    defaultIndex = nil
    move = nil
    localOnly = nil
    unwrapURL = []
    name = nil
    verify = nil
    manifest = nil
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--ordered": return Self.choose(true, &self.ordered)
    case "--no-ordered": return Self.choose(false, &self.ordered)
    case "--move": return Self.choose(true, &self.move)
    case "--no-move": return Self.choose(false, &self.move)
    case "--local-only": return Self.choose(true, &self.localOnly)
    case "--no-local-only": return Self.choose(false, &self.localOnly)
    case "--verify": return Self.choose(true, &self.verify)
    case "--no-verify": return Self.choose(false, &self.verify)
    default: return false
    }
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "-a", "--accept": return Self.read(value, of: name, &self.accept)
    case "--require": return Self.read(value, of: name, &self.require)
    case "--local": return Self.read(value, of: name, &self.local)
    case "--external": return Self.read(value, of: name, &self.external)
    case "--on-conflict": return Self.read(value, of: name, &self.onConflict)
    case "--intent": return Self.read(value, of: name, &self.intent)
    case "--default-index": return Self.read(value, of: name, &self.defaultIndex)
    case "--unwrap-url": return Self.read(value, of: name, &self.unwrapURL)
    case "--name": return Self.read(value, of: name, &self.name)
    case "--manifest": return Self.read(value, of: name, &self.manifest)
    default: return false
    }
  }
}

extension GlobalOptions: FastArguments {
  mutating func unset() {
    session = nil
    json = false
    quiet = false
    verbose = false
    color = .auto
    progress = .auto
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--json": self.json = true
    case "-q", "--quiet": self.quiet = true
    case "-v", "--verbose": self.verbose = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--session": return Self.read(value, of: name, &self.session)
    case "--color": return Self.read(value, of: name, &self.color)
    case "--progress": return Self.read(value, of: name, &self.progress)
    default: return false
    }
  }
}
