const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Error code for the opening hours of a day; null when they are in order without overlap. */
export function hoursProblem(hours: readonly (readonly [string, string])[]): string | null {
  let last = '';
  for (const [from, to] of hours) {
    if (!TIME.test(from) || !TIME.test(to)) return 'content.hours_form';
    if (from >= to) return 'content.hours_order';
    if (from < last) return 'content.hours_overlap';
    last = to;
  }
  return null;
}
