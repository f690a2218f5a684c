import fc from 'fast-check';
import { lyon } from '../support/lyon.ts';
import type { Actor } from './actors.ts';
import { oddJson } from './odd-values.ts';
import type { Schema } from './operations.ts';

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const SECRET = 'quatre tasses de thé';

/** What a key of a body lawfully holds, where its schema alone does not tell. */
export function lawfulValues({ email, refreshToken, order, ids }: Actor): Values {
  const one = (...values: unknown[]) => fc.constantFrom(...values);
  const iris = (kind: string, path = kind) =>
    one(...(ids[kind] ?? ['1']).map((id) => `/api/v2/shop/${path}/${id}`));
  const passwords = one(SECRET, SECRET, 'autre chose de long');
  return {
    email: fc.oneof(
      one(email),
      fc.uuid().map((id) => `${id}@example.org`),
    ),
    password: passwords,
    newPassword: one(SECRET),
    confirmNewPassword: one(SECRET),
    currentPassword: passwords,
    refresh_token: one(refreshToken),
    productVariant: fc.oneof(one(...(ids['product-variants'] ?? [])), iris('product-variants')),
    product: iris('products'),
    quantity: one(0, 1, 1, 2, 3, 999),
    rating: one(1, 5),
    couponCode: one('BIENVENUE5', null),
    customer: iris('customers'),
    subscription: one(...someOf(ids.subscriptions)),
    defaultAddress: fc.oneof(iris('addresses'), one(null)),
    shippingMethod: one('home_standard', 'home_express'),
    paymentMethod: one('card', 'bank_transfer', 'cheque'),
    paymentMethodCode: one('card', 'card', 'bank_transfer'),
    paymentId: one(...order.payments.map(({ id }) => id)),
    action: fc.constant('authorize'),
    expectedTotal: one(order.total, null),
    billingAddress: one(lyon),
    shippingAddress: one(lyon),
    ...Object.fromEntries(Object.entries(lyon).map(([key, value]) => [key, one(value)])),
    provinceCode: one(null),
    provinceName: one(null),
    street2: one(null),
    phoneNumber2: one(null),
    firstName: one('Léa', '🐶 Zoë', 'Anne-Sophie'),
    birthday: one('1990-05-17', '2022-05-01', null),
    weight: one(4.2, 12, 30),
    breed: one(null),
    kibbleBrand: one(null),
    feature: one([]),
    feeds: one([]),
    localeCode: one('fr_FR'),
    channelCode: one('FR_WEB', 'BE_WEB'),
    target_path: one('/commande/retour/'),
    after_path: one('/commande/'),
    confirm: fc.boolean(),
    cancel: fc.boolean(),
    keepCard: fc.boolean(),
    token: one('tok_visa'),
    paymentCard: cardOf(ids),
    termsVersion: one('2026-11-01'),
    date: soon,
    until: soon,
    pickupPoint: one(null, 'FR-990005'),
    address: iris('addresses'),
    paymentRequest: iris('payment-setups'),
    fileId: one(...someOf(ids.images)),
    url: one('/images/pets/milo.jpg'),
    rotation: one(0, 90),
  };
}

/** Ids of this kind, or one that is nobody's. */
const someOf = (ids: readonly string[] | undefined): readonly string[] => ids ?? ['0'];

/** A civil date in the weeks to come; a year ahead now and then. */
const soon = fc
  .oneof(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 400 }))
  .map((days) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString());

/** A visitor has none, and names somebody else's. */
const cardOf = (ids: Actor['ids']) =>
  fc.constantFrom(
    ...(ids['payment-cards'] ?? ['1']).map((id) => `/api/v2/shop/payment-cards/${id}`),
  );

/** Of the lists animals are described with, that a pattern names: a member all of them have. */
function members({ pattern, items }: Schema): fc.Arbitrary<unknown> | null {
  const list = /\/(animal-[a-z-]+)\\?\//.exec(pattern ?? items?.pattern ?? '')?.[1];
  if (!list) return null;
  const path = `/api/v2/shop/${list}/1`;
  return fc.constant(items ? [path] : path);
}

/** A value a schema describes; now and then, in any place, something else. */
export function described(schema: Schema, lawful: Values, key = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: members(schema) ?? lawful[key] ?? bySchema(schema, lawful) },
    { weight: 1, arbitrary: bySchema(schema, lawful) },
    { weight: 1, arbitrary: oddJson },
  );
}

function bySchema(schema: Schema, lawful: Values): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => bySchema(choice, lawful)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length > 1)
    return fc.oneof(...types.map((type) => bySchema({ ...schema, type }, lawful)));
  switch (types[0]) {
    case 'object':
      return object(schema, lawful);
    case 'array':
      return fc.array(schema.items ? described(schema.items, lawful) : oddJson, { maxLength: 3 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(
        fc.constantFrom('Croquettes', '🐕‍🦺', 'texte avec « guillemets »', '1', 'a@example.org'),
        fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 300), unit: 'grapheme' }),
      );
  }
}

function object(schema: Schema, lawful: Values): fc.Arbitrary<unknown> {
  const keys = Object.entries(schema.properties ?? {});
  const values = Object.fromEntries(
    keys.map(([key, inner]) => {
      const value = described(inner, lawful, key);
      const isRequired = schema.required?.includes(key);
      return [key, isRequired ? fc.option(value, { freq: 40, nil: undefined }) : value];
    }),
  );
  const allowed = fc.record(values, { requiredKeys: schema.required ?? [] });
  const unknown = fc.dictionary(fc.string(), oddJson, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: allowed },
    { weight: 1, arbitrary: fc.tuple(allowed, unknown).map(([a, b]) => ({ ...b, ...a })) },
  );
}

const MEGABYTE = 1024 * 1024;

/** The bytes of a body: JSON as described, JSON as it should not be, and what is no JSON at all. */
export function bodyText(schema: Schema, lawful: Values): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 240, arbitrary: described(schema, lawful).map((value) => JSON.stringify(value)) },
    { weight: 24, arbitrary: oddJson.map((value) => JSON.stringify(value) ?? '') },
    { weight: 18, arbitrary: described(schema, lawful).map((value) => cut(JSON.stringify(value))) },
    {
      weight: 12,
      arbitrary: fc.constantFrom('', '{', '{"a":}', "{'a': 1}", 'a=1&b=2', '\ufeff{}', '\u0000'),
    },
    { weight: 3, arbitrary: fc.constant('{"__proto__":{"a":1},"constructor":{"prototype":null}}') },
    { weight: 2, arbitrary: fc.constant('[{"a":'.repeat(5000)) },
    { weight: 1, arbitrary: fc.constant(`{"email":"${'x'.repeat(MEGABYTE + 10)}"}`) },
  );
}

const cut = (text = ''): string => text.slice(0, Math.floor(text.length / 2));
