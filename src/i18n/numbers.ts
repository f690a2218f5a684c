import { byLanguage } from './language.ts';

/** Numbers as the language of the page prints them, without U+202F (the fonts lack it). */
const noBreak = '\u00a0';
const minus = '\u2212';

function numbers(options: Intl.NumberFormatOptions) {
  const format = byLanguage((locale) => new Intl.NumberFormat(locale, options));
  return (value: number) =>
    format()
      .format(value)
      .replace(/[\u202f\u00a0 ]/g, noBreak)
      .replace('-', minus);
}

const plain = numbers({ maximumFractionDigits: 2 });
const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `25 769`, `4,71`, `−3`. */
export function number(value: number): string {
  return plain(value);
}

/** Exactly two decimals: `4,58`, `1 234,50`. */
export function decimal(value: number): string {
  return twoDecimals(value);
}

/** `10 %`, or with a sign `−10 %`, `+5 %`; the value is in percent, not a fraction. */
export function percent(value: number, { sign = false } = {}): string {
  return `${sign && value > 0 ? '+' : ''}${plain(value)}${noBreak}%`;
}

/** A percentage known only as an upper bound: `< 1 %` (UIX-11). */
export function lessThanPercent(value: number): string {
  return `<${noBreak}${percent(value)}`;
}

/** A weight in grams: `85 g`, `1,5 kg`, `12 kg`. */
export function weight(grams: number): string {
  return grams >= 1000 ? `${plain(grams / 1000)}${noBreak}kg` : `${plain(grams)}${noBreak}g`;
}

/** Several equal packs: `3 × 85 g`. */
export function multipack(packs: number, grams: number): string {
  return packs === 1 ? weight(grams) : `${packs}${noBreak}×${noBreak}${weight(grams)}`;
}

/** A distance in kilometres: `850 m`, `3,4 km`. */
export function distance(kilometres: number): string {
  if (kilometres < 1) return `${Math.round(kilometres * 1000)}${noBreak}m`;
  return `${number(Math.round(kilometres * 10) / 10)}${noBreak}km`;
}
