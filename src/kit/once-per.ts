/** What is made of an object once and lasts as long as the object does: a provider of a shop, an index of a list. */
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
