// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

import FileTransfer
import Items
import Loading
import Picking

extension ListOptions {
  struct Values: FastArguments {
    var filesFrom: String?
    var listFormat: SourceRequest.ListFormat?
    var endsWithNUL = false
  }

  var values: Values {
    var values = Values()
    values.filesFrom = filesFrom
    values.listFormat = listFormat
    values.endsWithNUL = endsWithNUL
    return values
  }
}

extension ListOptions.Values {
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

extension SourceOptions {
  struct Values: FastArguments {
    var sources: [String] = []
    var recursive = false
    var relative = false
    var hidden = false
    var exclude: [String] = []
    var at: String?
    var ignoreMissing = false
    var allowEmpty = false
    var snapshot = false
    var lists = ListOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.sources = sources
    values.recursive = recursive
    values.relative = relative
    values.hidden = hidden
    values.exclude = exclude
    values.at = at
    values.ignoreMissing = ignoreMissing
    values.allowEmpty = allowEmpty
    values.snapshot = snapshot
    values.lists = lists.values
    return values
  }
}

extension SourceOptions.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-r", "--recursive": self.recursive = true
    case "-R", "--relative": self.relative = true
    case "--hidden": self.hidden = true
    case "--ignore-missing": self.ignoreMissing = true
    case "--allow-empty": self.allowEmpty = true
    case "--snapshot": self.snapshot = true
    default: return lists.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--exclude": return Self.read(value, of: name, &self.exclude)
    case "--at": return Self.read(value, of: name, &self.at)
    default: return lists.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    sources = operands
    return true
  }
}

extension ItemOptions {
  struct Values: FastArguments {
    var type: String?
    var name: String?
    var rep: [RepresentationArgument] = []
    var data: [RepresentationArgument] = []
    var promise: [RepresentationArgument] = []
    var visibility: [String] = []
    var localObject: String?
  }

  var values: Values {
    var values = Values()
    values.type = type
    values.name = name
    values.rep = rep
    values.data = data
    values.promise = promise
    values.visibility = visibility
    values.localObject = localObject
    return values
  }
}

extension ItemOptions.Values {
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

extension SessionOptions {
  struct Values: FastArguments {
    var noMove = false
    var localOnly = false
    var context: String?
    var expires: String?
    var sensitive = false
  }

  var values: Values {
    var values = Values()
    values.noMove = noMove
    values.localOnly = localOnly
    values.context = context
    values.expires = expires
    values.sensitive = sensitive
    return values
  }
}

extension SessionOptions.Values {
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

extension PlacingOptions {
  struct Values: FastArguments {
    var exec: String?
    var append: String?
    var insert: String?
    var allowCopy = false
    var onConflict: ConflictRule?
    var numbering: NumberingStyle?
    var name: String?
    var at: String?
    var into: String?
    var force = false
    var atomic = false
    var link = false
    var relative = false
    var parents = false
    var verify: Bool?
    var manifest: String?
    var timeout: String?
    var jobs: String?
    var fresh = false
  }

  var values: Values {
    var values = Values()
    values.exec = exec
    values.append = append
    values.insert = insert
    values.allowCopy = allowCopy
    values.onConflict = onConflict
    values.numbering = numbering
    values.name = name
    values.at = at
    values.into = into
    values.force = force
    values.atomic = atomic
    values.link = link
    values.relative = relative
    values.parents = parents
    values.verify = verify
    values.manifest = manifest
    values.timeout = timeout
    values.jobs = jobs
    values.fresh = fresh
    return values
  }
}

extension PlacingOptions.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--allow-copy": self.allowCopy = true
    case "--force": self.force = true
    case "--atomic": self.atomic = true
    case "--link": self.link = true
    case "--relative": self.relative = true
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
    case "--numbering": return Self.read(value, of: name, &self.numbering)
    case "--name": return Self.read(value, of: name, &self.name)
    case "--at": return Self.read(value, of: name, &self.at)
    case "--into": return Self.read(value, of: name, &self.into)
    case "--manifest": return Self.read(value, of: name, &self.manifest)
    case "--timeout": return Self.read(value, of: name, &self.timeout)
    case "--jobs": return Self.read(value, of: name, &self.jobs)
    default: return false
    }
  }
}

extension DropOptions {
  struct Values: FastArguments {
    var destinations: [String] = []
    var route = false
    var copy = false
    var move = false
    var keep = false
    var wait: String?
    var placing = PlacingOptions.Values()
  }

  var values: Values {
    var values = Values()
    values.destinations = destinations
    values.route = route
    values.copy = copy
    values.move = move
    values.keep = keep
    values.wait = wait
    values.placing = placing.values
    return values
  }
}

extension DropOptions.Values {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--route": self.route = true
    case "--copy": self.copy = true
    case "--move": self.move = true
    case "--keep": self.keep = true
    default: return placing.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "--wait": return Self.read(value, of: name, &self.wait)
    default: return placing.take(option: name, value)
    }
  }

  mutating func take(operands: [String]) -> Bool {
    destinations = operands
    return true
  }
}

extension AcceptOptions {
  struct Values: FastArguments {
    var accept: [String] = []
    var require: [String] = []
    var requireAll = false
    var prefer = AcceptRequest.Preference.receiver
    var convert: AcceptRequest.Conversions?
    var noConvert = false
    var noFallback = false
    var item: [String] = []
    var failed = false
    var trustTypes = false
  }

  var values: Values {
    var values = Values()
    values.accept = accept
    values.require = require
    values.requireAll = requireAll
    values.prefer = prefer
    values.convert = convert
    values.noConvert = noConvert
    values.noFallback = noFallback
    values.item = item
    values.failed = failed
    values.trustTypes = trustTypes
    return values
  }
}

extension AcceptOptions.Values {
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

extension ViewOptions {
  struct Values: FastArguments {
    var accept: [String] = []
    var require: [String] = []
    var local: View.LocalPolicy?
    var external: View.ExternalPolicy?
    var onConflict: ConflictRule?
    var ordered: Bool?
    var intent: View.Intent?
    var defaultIndex: String?
    var move: Bool?
    var localOnly: Bool?
    var unwrapURL: [String] = []
    var name: String?
    var verify: Bool?
    var manifest: String?
  }

  var values: Values {
    var values = Values()
    values.accept = accept
    values.require = require
    values.local = local
    values.external = external
    values.onConflict = onConflict
    values.ordered = ordered
    values.intent = intent
    values.defaultIndex = defaultIndex
    values.move = move
    values.localOnly = localOnly
    values.unwrapURL = unwrapURL
    values.name = name
    values.verify = verify
    values.manifest = manifest
    return values
  }
}

extension ViewOptions.Values {
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

extension GlobalOptions {
  struct Values: FastArguments {
    var session: String?
    var json = false
    var quiet = false
    var verbose = false
    var color = ColorChoice.auto
    var progress = ProgressChoice.auto
  }

  var values: Values {
    var values = Values()
    values.session = session
    values.json = json
    values.quiet = quiet
    values.verbose = verbose
    values.color = color
    values.progress = progress
    return values
  }
}

extension GlobalOptions.Values {
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
