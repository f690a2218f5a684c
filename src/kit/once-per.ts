/** Computes a value once per object and caches it as long as the object lives. */
export function oncePer<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (of) => {
    const existing = made.get(of);
    if (existing) return existing.value;
    const value = make(of);
    made.set(of, { value });
    return value;
  };
}
