/** `oui` and `non`, as people type them; null when it is neither. */
export function readFlag(text: string): boolean | null {
  const typed = text.trim().toLowerCase();
  if (['oui', 'o', '1', 'vrai', 'x'].includes(typed)) return true;
  return ['non', 'n', '0', 'faux', ''].includes(typed) ? false : null;
}

export const writeFlag = (value: boolean): string => (value ? 'oui' : 'non');

/** A whole number from 0 to `most`, with or without spaces between its thousands; null when it is none. */
export function readWhole(text: string, most: number): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^\d{1,9}$/.test(typed)) return null;
  const value = Number(typed);
  return value <= most ? value : null;
}
