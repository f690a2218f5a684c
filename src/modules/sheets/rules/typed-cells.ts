/** Parses a typed `oui` or `non`; null for anything else. */
export function readFlag(text: string): boolean | null {
  const typed = text.trim().toLowerCase();
  if (['oui', 'o', '1', 'vrai', 'x'].includes(typed)) return true;
  return ['non', 'n', '0', 'faux', ''].includes(typed) ? false : null;
}

export const writeFlag = (value: boolean): string => (value ? 'oui' : 'non');

/** Parses an integer from 0 to `most`, with or without spaces between thousands; null for anything else. */
export function readWhole(text: string, most: number): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^\d{1,9}$/.test(typed)) return null;
  const value = Number(typed);
  return value <= most ? value : null;
}
