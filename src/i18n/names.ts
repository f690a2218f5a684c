import messages from './messages/names.fr.json';
import { words } from './words.ts';

const t = words(messages);

/** Number of names listed; further ones are only counted. */
const MOST_NAMES = 3;

/**
 * Names before which « de » is elided to « d’ »; the accent of the first letter is removed before
 * the test.
 */
const ELIDING = /^[aeiouhœæ]/i;

/** « Mistigri », « Mistigri et Rex », « Mistigri, Rex et Oscar », « Mistigri, Rex et 3 autres ». */
export function listed(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const others = names.length - shown.length;
  const parts = others > 0 ? [...shown, t('others', { count: others })] : [...shown];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? t('and', { names: parts.join(', '), last }) : last;
}

/**
 * The possessive of several names: « de Mistigri », « d’Oscar », « d’Hector », « de Mistigri et Rex
 * ».
 */
export function ofNames(names: readonly string[]): string {
  const all = listed(names);
  return t(ELIDING.test(all.trim().normalize('NFD')) ? 'ofElided' : 'of', { names: all });
}

/** « de Moka », « d’Isis ». */
export const ofName = (name: string): string => ofNames([name]);
