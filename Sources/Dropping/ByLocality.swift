import Items

/// What may be one thing for the items that a receiver added itself, and another for those of others.
struct ByLocality<Value> {
  var local: Value
  var external: Value

  init(local: Value, external: Value) {
    self.local = local
    self.external = external
  }

  init(both value: Value) { self.init(local: value, external: value) }

  init(each value: (Bool) -> Value) { self.init(local: value(true), external: value(false)) }

  subscript(item: Item) -> Value { item.isLocal ? local : external }
}
