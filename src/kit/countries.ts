/**
 * The countries parcels go to, and everything that differs between them. A new country needs its
 * code and entry here, its postage, VAT and place in `channels.countries` in a migration, and its
 * texts.
 */
export const DELIVERY_COUNTRIES = ['FR', 'BE', 'LU'] as const;
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number];

/** Country of the warehouse: dispatch follows its working days. */
export const WAREHOUSE_COUNTRY: DeliveryCountry = 'FR';

/**
 * Country of the seller: invoices are issued there, and VAT under the origin regime is due there.
 */
export const SELLER_COUNTRY: DeliveryCountry = 'FR';

/**
 * Public holidays of a country: fixed ones as month and day, movable ones as days after Easter
 * Sunday.
 */
export interface HolidayRules {
  fixed: readonly string[];
  easter: readonly number[];
}

interface CountryRules {
  /** Pattern of the country's postcodes (ADR-14 to ADR-16). */
  postcode: string;
  /** Prefix people put before a postcode, such as `L-` (VAT-14). The pattern ignores case. */
  postcodePrefix: string;
  /** Public holidays (DEL-08). */
  holidays: HolidayRules;
  /** Bounding box of the country in degrees: enough to notice swapped latitude and longitude. */
  bounds: readonly [south: number, west: number, north: number, east: number];
  /**
   * How the country's addresses are printed on a label (DEL-01, DEL-03); parcels leave from France.
   */
  label: { countryLine: string; beforePostcode: string; isNumberLast: boolean };
  /** Whether `data/communes.json` offers its cities for a postcode (ADR-17); elsewhere they are typed. */
  hasCities: boolean;
  /**
   * Words proposed for a box or a letter after the house number, instead of a typed slash (DEL-02).
   */
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

/**
 * Prefixes of postcodes of every country, as a part of a regular expression, without the hyphen.
 */
export const POSTCODE_PREFIXES = DELIVERY_COUNTRIES.map(
  (country) => COUNTRY_RULES[country].postcodePrefix,
).join('|');

/** The country of a code, or undefined where no parcel goes. */
export const asDeliveryCountry = (code: string): DeliveryCountry | undefined =>
  DELIVERY_COUNTRIES.find((country) => country === code);

/** The rules of a country; undefined where no parcel goes. */
export function rulesOf(code: string): CountryRules | undefined {
  const country = asDeliveryCountry(code);
  return country && COUNTRY_RULES[country];
}
