/** A field parsed as JSON; null for malformed text, which schemas refuse. */
export function jsonOf(field: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(field ?? ''));
  } catch {
    // Malformed JSON.
    return null;
  }
}
