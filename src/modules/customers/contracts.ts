import { z } from 'zod';
import { toCivilDate } from '#kit/dates.ts';
import { named } from '#kit/described-shape.ts';
import { DEFAULT_PHONE_COUNTRY } from '#kit/phone-countries.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import {
  ADDRESS_LIMITS,
  hasEmoji,
  hasForbiddenCharacters,
  isCountry,
  PASSWORD_LENGTH,
  parsePhone,
  postcodeFits,
} from './rules/index.ts';

export const refusals = {
  /** The caller has no access to such a customer. */
  'customer.unknown': 404,
  /** The caller has no such address. */
  'address.unknown': 404,
} as const satisfies RefusalCatalogue;

const refusedAs = (code: string) => ({ params: { code } });
/** No control characters: a line break in a name would reach mail headers and parcel labels. */
const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);
const required = ({ max }: { max: number }) => line.min(1).max(max);
const optional = ({ max }: { max: number }) => line.max(max).nullish();
/** Text of several lines. */
const paragraph = ({ max }: { max: number }) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u)
    .nullish();

const allowsAll = (text: string | null | undefined) => !hasForbiddenCharacters(text ?? '');
const forbidden = refusedAs('forbidden_characters');
const isPhone = (text: string | null | undefined, country: string) =>
  !text || parsePhone(text, country) !== null;

/** FRM-20. */
export const email = required({ max: 255 }).check(z.email());
/** AUT-20: format only; strength is checked when a password is set. */
export const password = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
const personName = required({ max: 255 });

// Addresses (§1.11)

const postalFields = {
  firstName: required(ADDRESS_LIMITS.firstName).refine(allowsAll, forbidden),
  lastName: required(ADDRESS_LIMITS.lastName).refine(allowsAll, forbidden),
  company: optional(ADDRESS_LIMITS.company).refine(allowsAll, forbidden),
  countryCode: required({ max: 255 })
    .refine(allowsAll, forbidden)
    .refine((code) => hasForbiddenCharacters(code) || isCountry(code), refusedAs('country')),
  provinceCode: optional(ADDRESS_LIMITS.province),
  provinceName: optional(ADDRESS_LIMITS.province),
  street: required(ADDRESS_LIMITS.street).refine(allowsAll, forbidden),
  street2: optional(ADDRESS_LIMITS.street2),
  postcode: required({ max: 255 }).refine(allowsAll, forbidden),
  city: required(ADDRESS_LIMITS.city).min(ADDRESS_LIMITS.city.min).refine(allowsAll, forbidden),
  phoneNumber: z.string().trim().nullish(),
  phoneNumber2: z.string().trim().nullish(),
};

const ownFields = {
  alias: optional(ADDRESS_LIMITS.alias).refine((text) => !hasEmoji(text ?? ''), refusedAs('emoji')),
  deliveryInstructions: paragraph(ADDRESS_LIMITS.deliveryInstructions),
};

type Fields = z.infer<z.ZodObject<typeof postalFields>>;
type Raw = { value: unknown };

/** Checked along with the other fields, so that a form shows all errors at once. */
const whenText =
  (...names: (keyof Fields)[]) =>
  ({ value }: Raw) =>
    names.every((name) => typeof (value as Partial<Fields> | null)?.[name] === 'string');

const mistypedPostcode = {
  path: ['postcode'],
  when: whenText('postcode', 'countryCode'),
  ...refusedAs('postcode.invalid'),
};
const mistypedPhone = (field: 'phoneNumber' | 'phoneNumber2') => ({
  path: [field],
  when: whenText(field, 'countryCode'),
  ...refusedAs('phone'),
});

const postcodeOfCountry = ({ postcode, countryCode }: Fields) =>
  postcode === '' || hasForbiddenCharacters(postcode) || postcodeFits(postcode, countryCode);

/** Empty fields become null (ADR-05), phones E.164 (DEL-04). */
function stored<Address extends Fields>(address: Address) {
  const phone = (text: string | null | undefined) =>
    text ? parsePhone(text, address.countryCode) : null;
  return {
    ...address,
    company: address.company || null,
    provinceCode: address.provinceCode || null,
    provinceName: address.provinceName || null,
    street2: address.street2 || null,
    phoneNumber: phone(address.phoneNumber),
    phoneNumber2: phone(address.phoneNumber2),
  };
}

/** An order address as part of a body with other fields. */
export function postalAddressWith<More extends z.ZodRawShape>(more: More) {
  return z
    .object({ ...more, ...postalFields })
    .refine((a) => postcodeOfCountry(a as Fields), mistypedPostcode)
    .refine(
      (a) => isPhone((a as Fields).phoneNumber, (a as Fields).countryCode),
      mistypedPhone('phoneNumber'),
    )
    .refine(
      (a) => isPhone((a as Fields).phoneNumber2, (a as Fields).countryCode),
      mistypedPhone('phoneNumber2'),
    )
    .transform((a) => stored(a as Fields & typeof a));
}

/** Billing and delivery address of an order (ADR-04); CEDEX lines need no special treatment. */
export const postalAddressInput = postalAddressWith({});
export type PostalAddressInput = z.output<typeof postalAddressInput>;

/** An address of the customer's address book (ADR-06). */
export const addressInput = z
  .object({ ...postalFields, ...ownFields })
  .refine(postcodeOfCountry, mistypedPostcode)
  .refine((a) => isPhone(a.phoneNumber, a.countryCode), mistypedPhone('phoneNumber'))
  .refine((a) => isPhone(a.phoneNumber2, a.countryCode), mistypedPhone('phoneNumber2'))
  .transform((address) => ({
    ...stored(address),
    alias: address.alias || null,
    deliveryInstructions: address.deliveryInstructions || null,
  }));
export type AddressInput = z.output<typeof addressInput>;

/**
 * PUT: omitted keys are not changed. Postcode and phones depend on the country, so the command
 * merges these with the stored address and validates the result with `addressInput`.
 */
export const addressUpdate = z.object({ ...postalFields, ...ownFields }).partial();
export type AddressUpdate = z.output<typeof addressUpdate>;

const item = (type: string) => ({
  '@context': z.string().optional().describe('Address of what the keys mean (JSON-LD)'),
  '@id': z.string().describe('Path of it, which names it in other calls'),
  '@type': z.literal(type).describe('What it is'),
});
const text = z.string().nullable();

export const postalAddressShape = named(
  'PostalAddress',
  'An address as an order or a subscription holds it.',
  z.object({
    ...item('Address'),
    firstName: z.string().describe('First name'),
    lastName: z.string().describe('Last name'),
    company: text.describe('Company'),
    countryCode: z.string().describe('Two letters, such as `FR`'),
    provinceCode: text.describe('Code of the province'),
    provinceName: text.describe('Name of the province'),
    street: z.string().describe('Number and street'),
    street2: text.describe('Second line'),
    postcode: z.string().describe('Postal code'),
    city: z.string().describe('City'),
    phoneNumber: text.describe('Telephone, as `+33612345678`'),
    phoneNumber2: text.describe('Another one'),
  }),
);
export type PostalAddressShape = z.infer<typeof postalAddressShape>;

export const addressShape = named(
  'Address',
  'An address of the book of a customer.',
  postalAddressShape.extend({
    id: z.int(),
    alias: text,
    isDefault: z.boolean(),
    deliveryInstructions: text,
  }),
);
export type AddressShape = z.infer<typeof addressShape>;

/** Suggestions for the city field. */
export const citiesShape = z.object({ cities: z.array(z.string()) });

// Customer and account (§1.10)

const gender = z.enum(['m', 'f', 'u']);
const ownPhone = z
  .string()
  .trim()
  .refine((number) => isPhone(number, DEFAULT_PHONE_COUNTRY), refusedAs('phone'))
  .transform((number) => parsePhone(number, DEFAULT_PHONE_COUNTRY))
  .nullable();
/**
 * An existing civil date; the command checks its range with `birthdayViolation`. Clients that read
 * it as an instant send an instant (contracts §1.10), which is converted to its day in Paris: for
 * midnight in a customer's browser that is the same day.
 */
const birthday = z
  .union([
    z.iso.date(),
    z.iso
      .datetime({ offset: true })
      .transform((instant) => toCivilDate(Temporal.Instant.from(instant)).toString()),
  ])
  .nullable();
const recaptchaToken = z.string().nullish();

export const customerRegistration = z.object({
  firstName: personName,
  lastName: personName,
  email,
  password,
  subscribedToNewsletter: z.boolean().default(false),
  phoneNumber: ownPhone.default(null),
  gender: gender.default('u'),
  birthday: birthday.default(null),
  recaptchaToken,
});
export type CustomerRegistration = z.output<typeof customerRegistration>;

/** Renewed proof of identity: a password, or an identity provider's response. */
const proofs = {
  currentPassword: z.string().max(1024).nullish(),
  socialToken: z.string().max(256).nullish(),
  socialVerifier: z.string().max(256).nullish(),
};

/** PUT: omitted keys are not changed. A proof is checked if sent. */
export const customerUpdate = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    phoneNumber: ownPhone,
    gender,
    birthday,
    subscribedToNewsletter: z.boolean(),
    ...proofs,
    defaultAddress: z
      .string()
      .regex(/^(\/api\/v2)?\/shop\/addresses\/\d{1,15}$/)
      .nullable(),
  })
  .partial();
export type CustomerUpdate = z.output<typeof customerUpdate>;

const newPasswords = { newPassword: password, confirmNewPassword: z.string() };
const sameTwice = (passwords: { newPassword: string; confirmNewPassword: string }) =>
  passwords.newPassword === passwords.confirmNewPassword;
const mismatch = { path: ['newPassword'], ...refusedAs('password.mismatch') };

/** AUT-21. `currentPassword` is checked if sent; an account without one needs `socialToken`. */
export const passwordChange = z.object({ ...newPasswords, ...proofs }).refine(sameTwice, mismatch);
export type PasswordChange = z.output<typeof passwordChange>;

export const passwordReset = z.object(newPasswords).refine(sameTwice, mismatch);
export type PasswordReset = z.output<typeof passwordReset>;

export const passwordResetRequest = z.object({ email, localeCode: z.string().nullish() });

export const customerLookup = z.object({ email, recaptchaToken });

export const customerLookupShape = z.object({
  email: z.string(),
  exists: z.boolean(),
  hasPassword: z.boolean(),
  socialProviders: z.array(z.string()),
});

export const customerShape = named(
  'Customer',
  'The customer who is signed in.',
  z.object({
    ...item('Customer'),
    defaultAddress: text,
    user: z.object({ '@id': z.string(), '@type': z.literal('ShopUser'), verified: z.boolean() }),
    email: z.string(),
    emailHashed: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    phoneNumber: text,
    gender,
    birthday: text,
    subscribedToNewsletter: z.boolean(),
    newCustomer: z.boolean(),
    subscriber: z.boolean(),
  }),
);
export type CustomerShape = z.infer<typeof customerShape>;
