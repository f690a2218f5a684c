/** A whole number as typed; null when nothing is, the text itself when it is none. */
export function typedCount(text: string | undefined): number | string | null {
  const typed = text?.replaceAll(/[\s\u00a0\u202f]/g, '') ?? '';
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}
