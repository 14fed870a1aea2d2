/** Makes a value at the first call. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Memoises the last call. */
export function lastOf<Args extends readonly unknown[], Value>(make: (...args: Args) => Value) {
  let last: { args: Args; value: Value } | undefined
  return (...args: Args): Value => {
    if (!last || last.args.some((arg, at) => !Object.is(arg, args[at]))) last = { args, value: make(...args) }
    return last.value
  }
}
