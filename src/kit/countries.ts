/**
 * The countries parcels go to, and all that differs from one to the next. One more is its code and
 * its entry here, its postage, VAT and place in `channels.countries` in a migration, and its words.
 */
export const DELIVERY_COUNTRIES = ['FR', 'BE', 'LU'] as const;
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number];

/** Where the warehouse stands: its working days are those of dispatch. */
export const WAREHOUSE_COUNTRY: DeliveryCountry = 'FR';

/** Where the company is: invoices come from there, and VAT of the origin regime is paid there. */
export const SELLER_COUNTRY: DeliveryCountry = 'FR';

/** Holidays of a country: month and day, and days after Easter Sunday. */
export interface HolidayRules {
  fixed: readonly string[];
  easter: readonly number[];
}

interface CountryRules {
  /** How postcodes are written (ADR-14 to ADR-16). */
  postcode: string;
  /** What people write before one, as labels do (VAT-14); the pattern ignores case. */
  postcodePrefix: string;
  /** Public holidays (DEL-08). */
  holidays: HolidayRules;
  /** Where a place of it can be, in degrees: enough to notice two figures changed over. */
  bounds: readonly [south: number, west: number, north: number, east: number];
  /** What its part of a carrier’s label says (DEL-01, DEL-03); parcels leave from France. */
  label: { countryLine: string; beforePostcode: string; isNumberLast: boolean };
  /** Whether `data/communes.json` offers its cities for a postcode (ADR-17); elsewhere they are typed. */
  hasCities: boolean;
  /** How a box or a letter after the number is offered where a slash was typed (DEL-02). */
  afterNumber: string;
}

const [EASTER_MONDAY, ASCENSION, WHIT_MONDAY] = [1, 39, 50];
const MOVABLE = [EASTER_MONDAY, ASCENSION, WHIT_MONDAY];

export const COUNTRY_RULES: Readonly<Record<DeliveryCountry, CountryRules>> = {
  FR: {
    postcode: '\\d{5}',
    postcodePrefix: '[Ff][Rr]?',
    holidays: {
      fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
      easter: MOVABLE,
    },
    bounds: [41.3, -5.2, 51.15, 9.65],
    label: { countryLine: '', beforePostcode: '', isNumberLast: false },
    hasCities: true,
    afterNumber: '$1-$2',
  },
  BE: {
    postcode: '\\d{4}',
    postcodePrefix: '[Bb][Ee]?',
    holidays: {
      fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
      easter: MOVABLE,
    },
    bounds: [49.45, 2.5, 51.55, 6.45],
    label: { countryLine: 'BELGIQUE', beforePostcode: '', isNumberLast: true },
    hasCities: false,
    afterNumber: '$1 bte $2',
  },
  LU: {
    postcode: '\\d{4}',
    postcodePrefix: '[Ll][Uu]?',
    holidays: {
      fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
      easter: MOVABLE,
    },
    bounds: [49.4, 5.7, 50.2, 6.55],
    label: { countryLine: 'LUXEMBOURG', beforePostcode: 'L-', isNumberLast: false },
    hasCities: false,
    afterNumber: '$1-$2',
  },
};

/** What people write before a postcode, of whichever country: a part of a pattern, without its hyphen. */
export const POSTCODE_PREFIXES = DELIVERY_COUNTRIES.map(
  (country) => COUNTRY_RULES[country].postcodePrefix,
).join('|');

/** The country of a code, or undefined where no parcel goes. */
export const asDeliveryCountry = (code: string): DeliveryCountry | undefined =>
  DELIVERY_COUNTRIES.find((country) => country === code);

/** What is particular to a country; undefined where no parcel goes. */
export function rulesOf(code: string): CountryRules | undefined {
  const country = asDeliveryCountry(code);
  return country && COUNTRY_RULES[country];
}
