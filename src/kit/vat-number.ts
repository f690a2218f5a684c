import { ownValue } from './own-value.ts';

/**
 * Forms of the VAT numbers of the Union, after their two letters (Directive 2006/112 art. 215). Greece writes `EL`,
 * Northern Ireland `XI`.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Check digits of the countries the shop delivers to; a key of letters (FR) has no public rule. */
const CHECKS: Readonly<Record<string, (digits: string) => boolean>> = {
  BE: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  FR: (digits) => {
    const key = digits.slice(0, 2);
    return !/^\d\d$/.test(key) || (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(key);
  },
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
};

/**
 * A VAT number as typed, without blanks, dots and dashes and in capitals; null when it has not the form of its country. Only the
 * form is checked, not whether the number exists.
 */
export function readVatNumber(typed: string): string | null {
  const number = typed.replace(/[\s.\-\u00a0\u202f]/g, '').toUpperCase();
  const country = number.slice(0, 2);
  const rest = number.slice(2);
  if (!ownValue(FORMS, country)?.test(rest)) return null;
  return ownValue(CHECKS, country)?.(rest) === false ? null : number;
}
