/** What a field holds as JSON; null for what is none, which a schema refuses. */
export function jsonOf(field: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(field ?? ''));
  } catch {
    // No JSON is no answer of a device.
    return null;
  }
}
