import { byLanguage } from './language.ts';
import { decimal } from './numbers.ts';

const noBreak = '\u00a0';
/** The euro sign follows the amount in French and precedes it in Dutch. */
const euros = byLanguage((locale) =>
  locale === 'fr-FR'
    ? (amount: string) => `${amount}${noBreak}€`
    : (amount: string) => `€${noBreak}${amount}`,
);

/**
 * An amount in integer cents as text: `54,90 €`, `−5,49 €`, in Dutch `€ 54,90`. Anything that is not an integer shows
 * the dashed placeholder `— €` (BIZ-12, BIZ-13); zero stays `0,00 €`, see `Price` for its label.
 */
export function money(cents: unknown): string {
  return euros()(Number.isInteger(cents) ? decimal((cents as number) / 100) : '—');
}

/** A price per unit in integer cents: `4,58 €/kg` (BIZ-11). */
export function unitPrice(cents: unknown, unit = 'kg'): string {
  return `${money(cents)}/${unit}`;
}
