import { fold } from './word-match.ts';

/** A town's name to compare: Saint-Étienne, st etienne and SAINT ETIENNE are equal. */
export const bareTown = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bsaint(e?)\b/g, 'st$1');

/**
 * Whether a typed town may be one of these: its name, the start of it, or it with more around it (« Lyon 3e »,
 * « Paris Cedex »).
 */
export function isOneOfTowns(typed: string, towns: readonly string[]): boolean {
  const wanted = ` ${bareTown(typed)} `;
  return towns.some((town) => {
    const name = ` ${bareTown(town)} `;
    return wanted.includes(name) || name.startsWith(wanted.trimEnd()) || name.includes(wanted);
  });
}
