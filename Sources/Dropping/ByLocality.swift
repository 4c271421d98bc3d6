import Items

/// A value that may differ between the items that the receiver added itself and those of others.
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
