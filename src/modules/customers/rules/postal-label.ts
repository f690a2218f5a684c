import { rulesOf } from '#kit/countries.ts';

/** Address fields for a label; `null` and empty lines are left out. */
export type LabelAddress = {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
};

const LINE = 38;

/**
 * The address as carriers print it (DEL-01, DEL-03; AFNOR XP Z10-011): at most 6 lines of 38
 * characters, upper case, no accent, no punctuation. The stored address is not changed.
 */
export function postalLabel(address: LabelAddress): string[] {
  const { countryCode, postcode } = address;
  const street = plain(address.street);
  const label = rulesOf(countryCode)?.label;
  return [
    plain(address.company ?? ''),
    plain(`${address.firstName} ${address.lastName}`),
    plain(address.street2 ?? ''),
    label?.isNumberLast ? numberLast(street) : street,
    `${label?.beforePostcode ?? ''}${postcode} ${plain(address.city)}`,
    label?.countryLine ?? '',
  ]
    .map((line) => cutToLine(line.trim()))
    .filter((line) => line !== '');
}

function plain(text: string): string {
  return text
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Belgian order: `12 RUE NEUVE BTE 3` → `RUE NEUVE 12 BTE 3`. */
function numberLast(street: string): string {
  const parts = /^(\d+(?: ?(?:BIS|TER|[A-Z]))?) (\D.*?)((?: (?:BTE|BOITE|BUS) .+)?)$/.exec(street);
  return parts === null ? street : `${parts[2]} ${parts[1]}${parts[3]}`;
}

/** Truncated to 38 characters at a word boundary; a longer single word is cut at 38. */
function cutToLine(line: string): string {
  if (line.length <= LINE) return line;
  const lastSpace = line.lastIndexOf(' ', LINE);
  return line.slice(0, lastSpace > 0 ? lastSpace : LINE);
}
