/** Field and query parameter of the civil moment an edit is prepared for. */
export const LATER = 'pour';

/** A date and time field to the minute: `2026-12-24T08:00`; null when it is empty or absent. */
export const momentIn = (data: FormData | URLSearchParams, name: string): string | null =>
  String(data.get(name) ?? '').slice(0, 16) || null;
