import type { Json } from './form-model.ts';
import { itemsOf, partsOf } from './form-model.ts';

interface Difference {
  /** Path of the field: `blocks.0.html`. */
  field: string;
  old: string;
  current: string;
}

/** Text differences between two versions, by field. */
export function differencesOf(older: Json, newest: Json): Difference[] {
  const before = leavesOf(older);
  const after = leavesOf(newest);
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  return fields.flatMap((field) => {
    const [old = '', current = ''] = [before.get(field), after.get(field)];
    return old === current ? [] : [{ field, old, current }];
  });
}

/** Every readable value, by path. */
function leavesOf(value: Json, field = '', found = new Map<string, string>()) {
  if (value === null) return found;
  if (typeof value !== 'object') return found.set(field, String(value));
  const entries = Array.isArray(value) ? itemsOf(value).entries() : Object.entries(partsOf(value));
  for (const [name, inner] of entries)
    leavesOf(inner, field ? `${field}.${name}` : String(name), found);
  return found;
}
