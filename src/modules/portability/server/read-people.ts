import { type RawBuilder, sql } from 'kysely';
import { type PickupAddress, pickupAddressShape } from '#modules/shipping/contracts.ts';
import { datesOf, plannedAfter } from '#modules/subscriptions/rules/index.ts';
import type { Reader } from '#registry/schema.ts';
import type { PeopleRow } from '../rules/index.ts';

/** Cells by the key of their row, as the sheet writes them. */
export type PeopleCells = Map<string, Record<string, string>>;

export const keyOfRow = (email: string, row: PeopleRow, number: string): string =>
  `${email} ${row} ${number}`;

type Value = string | number | boolean | Date | null;

/** A value, formatted for a cell. */
function cellOf(value: Value): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return String(value);
}

const cellsOf = (values: Readonly<Record<string, Value>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [column, cellOf(value)]));

const kilograms = (value: number) => String(value).replace('.', ',');

/** All customers who were not erased, or those with these e-mails (lower case). */
const whose = (emails: readonly string[] | null, column: string): RawBuilder<unknown> =>
  emails === null ? sql`true` : sql`lower(${sql.ref(column)}) = any (${[...emails]}::text[])`;

const NOT_FORGOTTEN = sql`c.email not like 'erased-%@customer.invalid'`;

/**
 * Customers with their consents, addresses, animals and the subscriptions that have not ended: everything another shop
 * needs to continue with them, except their cards. Passwords, orders and photos are not exported.
 */
export async function readPeople(
  db: Reader,
  emails: readonly string[] | null,
  today: Temporal.PlainDate,
): Promise<PeopleCells> {
  const all: PeopleCells = new Map();
  const readings = [
    await readCustomers(db, emails),
    await readConsents(db, emails),
    await readAddresses(db, emails),
    await readAnimals(db, emails),
    await readSubscriptions(db, emails, today),
  ];
  for (const rows of readings) for (const [key, cells] of rows) all.set(key, cells);
  return all;
}

async function readCustomers(db: Reader, emails: readonly string[] | null): Promise<PeopleCells> {
  const { rows } = await sql<Record<string, Value> & { email: string }>`
    select lower(c.email) as email, c.first_name as "prénom", c.last_name as nom, c.gender as "civilité",
      c.phone_number as "téléphone", c.birthday as naissance, c.channel as site, c.subscribed_to_newsletter as lettre,
      c.has_ordered as "a commandé", c.last_seen_on as "vu le", c.created_at as "créé le",
      c.email_verified_at as "prouvé le", u.blocked_at as "bloqué le", u.blocked_reason as motif
    from customers c left join shop_users u on u.customer_id = c.id
    where ${NOT_FORGOTTEN} and ${whose(emails, 'c.email')} order by lower(c.email)`.execute(db);
  return new Map(
    rows.map(({ email, ...values }) => [keyOfRow(email, 'client', '1'), cellsOf(values)]),
  );
}

/** Unconfirmed newsletter subscriptions are not exported, because there is no consent yet. */
async function readConsents(db: Reader, emails: readonly string[] | null): Promise<PeopleCells> {
  const { rows } = await sql<Record<string, Value> & { email: string }>`
    select n.email, n.channel_code as site, n.state as "état", n.source as par, n.asked_at as "demandé le",
      n.consent_version as texte, n.asked_from as depuis, n.confirmed_at as "confirmé le", n.left_at as "quitté le",
      n.welcome_coupon as codes, n.suppressed_at as "arrêté le", n.suppressed_for as motif
    from newsletter_subscriptions n
    where n.state in ('confirmed', 'left') and ${whose(emails, 'n.email')} order by n.email`.execute(
    db,
  );
  return new Map(
    rows.map(({ email, ...values }) => [keyOfRow(email, 'consentement', '1'), cellsOf(values)]),
  );
}

async function readAddresses(db: Reader, emails: readonly string[] | null): Promise<PeopleCells> {
  const { rows } = await sql<Record<string, Value> & { email: string; number: number }>`
    select lower(c.email) as email,
      row_number() over (partition by c.id order by a.id)::int as number,
      a.alias as "libellé", a.first_name as "prénom", a.last_name as nom, a.company as "société", a.street as rue,
      a.street2 as "complément", a.postcode as "code postal", a.city as ville, a.country_code as pays,
      a.province_code as province, a.province_name as "nom de province", a.phone_number as "téléphone",
      a.phone_number2 as "téléphone 2", a.delivery_instructions as consignes,
      coalesce(c.default_address_id = a.id, false) as favorite
    from customer_addresses a join customers c on c.id = a.customer_id
    where ${NOT_FORGOTTEN} and ${whose(emails, 'c.email')} order by lower(c.email), a.id`.execute(
    db,
  );
  return new Map(
    rows.map(({ email, number, ...values }) => [
      keyOfRow(email, 'adresse', String(number)),
      cellsOf(values),
    ]),
  );
}

interface AnimalRow {
  [column: string]: Value | { on: string; kg: number }[];
  weights: { on: string; kg: number }[];
}

async function readAnimals(db: Reader, emails: readonly string[] | null): Promise<PeopleCells> {
  const { rows } = await sql<AnimalRow>`
    select lower(c.email) as email, row_number() over (partition by c.id order by a.id)::int as number,
      a.name as nom, t.code as "espèce", g.code as sexe, b.code as race, a.crossbreed as "croisé",
      a.birthday as naissance, a.in_date as "date exacte", d.code as corpulence, y.code as "activité",
      a.sterilized as "stérilisé", a.weight_kg as poids, f.code as "particularité", k.name as marque,
      o.name as "ancienne marque", a.only_upd as "marque seule",
      (select coalesce(string_agg(e.code, ' ' order by e.id), '') from animal_diets i join animal_feeds e on e.id = i.feed_id
        where i.animal_id = a.id) as aliments,
      (select coalesce(jsonb_agg(jsonb_build_object('on', w.weighed_on, 'kg', w.weight_kg) order by w.weighed_on), '[]')
        from animal_weights w where w.animal_id = a.id) as weights,
      a.created_at as "créé le"
    from animals a join customers c on c.id = a.customer_id
      join animal_types t on t.id = a.type_id join animal_genders g on g.id = a.gender_id
      join animal_breeds b on b.id = a.breed_id join animal_conditions d on d.id = a.condition_id
      join animal_activities y on y.id = a.activity_id join animal_features f on f.id = a.feature_id
      join animal_kibble_brands k on k.id = a.kibble_brand_id
      left join animal_kibble_brands o on o.id = a.old_kibble_brand_id
    where ${NOT_FORGOTTEN} and ${whose(emails, 'c.email')} order by lower(c.email), a.id`.execute(
    db,
  );
  return new Map(
    rows.map(({ email, number, weights, ...values }) => [
      keyOfRow(String(email), 'animal', String(number)),
      {
        ...cellsOf(values as Record<string, Value>),
        poids: kilograms(Number(values.poids)),
        pesées: weights.map(({ on, kg }) => `${on}=${kilograms(kg)}`).join(' '),
      },
    ]),
  );
}

interface Address {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
  provinceCode: string | null;
  provinceName: string | null;
  phoneNumber: string | null;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
}

interface SubscriptionRow {
  email: string;
  code: string;
  site: string;
  locale: string;
  status: string;
  frequency: number;
  first: number;
  anchor: string;
  following: string | null;
  done: number;
  billing: Address;
  shipping: Address;
  method: string;
  point: PickupAddress | null;
  nextPoint: PickupAddress | null;
  coupons: string[];
  terms: string;
  acceptedAt: Date;
  pausedAt: Date | null;
  pausedUntil: string | null;
  heldFor: string | null;
  endingOn: string | null;
  createdAt: Date;
  planned: string;
  leaves: string;
  isOpen: boolean;
  items: {
    code: string;
    quantity: number;
    next: number;
    animals: number[];
    choice: string | null;
    instead: string | null;
    days: number | null;
    afterwards: string | null;
    chosenAt: string | null;
  }[];
}

async function readSubscriptions(
  db: Reader,
  emails: readonly string[] | null,
  today: Temporal.PlainDate,
): Promise<PeopleCells> {
  const { rows } = await sql<SubscriptionRow>`
    select lower(c.email) as email, s.code, s.channel as site, s.locale, s.status, s.frequency,
      s.first_frequency as first, s.anchor_date as anchor, s.following_date as following, s.deliveries_done as done,
      s.billing_address as billing, s.shipping_address as shipping, s.method_code as method, s.pickup_address as point,
      s.next_point as "nextPoint", s.coupon_codes as coupons, s.terms_version as terms, s.accepted_at as "acceptedAt",
      s.paused_at as "pausedAt", s.paused_until as "pausedUntil", s.held_for as "heldFor", s.ending_on as "endingOn",
      s.created_at as "createdAt", y.planned_date as planned, y.shipping_date as leaves,
      y.state = 'draft' as "isOpen",
      (select coalesce(jsonb_agg(jsonb_build_object('code', i.variant_code, 'quantity', i.quantity,
          'next', coalesce((select sum(l.quantity) from order_items l
            where l.order_id = y.order_id and l.variant_code = i.variant_code), 0),
          'animals', (select coalesce(jsonb_agg(n.number order by n.number), '[]') from subscription_animals f
            join (select id, row_number() over (order by id) as number from animals where customer_id = s.customer_id) n
              on n.id = f.animal_id
            where f.subscription_id = s.id and f.variant_code = i.variant_code),
          'choice', b.choice, 'instead', b.replacement ->> 'variantCode', 'days', b.wait_days,
          'afterwards', b.after_wait, 'chosenAt', b.chosen_at) order by i.id), '[]')
        from subscription_items i left join subscription_plans_b b
          on b.subscription_id = i.subscription_id and b.variant_code = i.variant_code
        where i.subscription_id = s.id) as items
    from subscriptions s join customers c on c.id = s.customer_id
      join subscription_cycles y on y.subscription_id = s.id and y.closed_at is null
    where s.status <> 'stopped' and ${NOT_FORGOTTEN} and ${whose(emails, 'c.email')}
    order by lower(c.email), s.id`.execute(db);
  const cells: PeopleCells = new Map();
  for (const row of rows) {
    const { email, code } = row;
    const { next, items } = comingOf(row, today);
    cells.set(keyOfRow(email, 'abonnement', code), subscriptionCells(row, next));
    cells.set(keyOfRow(email, 'livraison', code), placeCells(row.shipping));
    cells.set(keyOfRow(email, 'facturation', code), placeCells(row.billing));
    for (const item of items)
      cells.set(
        keyOfRow(email, 'article', `${code}/${item.code}`),
        cellsOf({
          quantité: item.quantity,
          prochaine: item.next,
          animaux: item.animals.join(' '),
          'si absent': item.choice,
          remplaçant: item.instead,
          jours: item.days,
          ensuite: item.afterwards,
          'choisi le': item.chosenAt && new Date(item.chosenAt).toISOString(),
        }),
      );
  }
  return cells;
}

interface Next {
  planned: string;
  leaves: string;
}

/** The first delivery another shop makes: the prepared one, or the next if that one is already being sent. */
function comingOf(
  row: SubscriptionRow,
  today: Temporal.PlainDate,
): { next: Next; items: SubscriptionRow['items'] } {
  if (row.isOpen && row.leaves > today.toString())
    return { next: { planned: row.planned, leaves: row.leaves }, items: row.items };
  const { planned, shipping } = datesOf(
    plannedAfter({
      anchor: Temporal.PlainDate.from(row.anchor),
      frequency: row.frequency,
      planned: Temporal.PlainDate.from(row.planned),
      shipping: Temporal.PlainDate.from(row.leaves),
      today,
    }),
  );
  const items = row.items
    .filter(({ quantity }) => quantity > 0)
    .map((item) => ({ ...item, next: item.quantity }));
  return { next: { planned: planned.toString(), leaves: shipping.toString() }, items };
}

const subscriptionCells = (row: SubscriptionRow, { planned, leaves }: Next) =>
  cellsOf({
    site: row.site,
    langue: row.locale,
    état: row.status === 'paused' ? 'en pause' : 'actif',
    rythme: row.frequency,
    'rythme de départ': row.first,
    calendrier: row.anchor,
    'prévue le': planned,
    'part le': leaves,
    suivante: row.following,
    livraisons: row.done,
    mode: row.method,
    point: pointCell(row.point),
    secours: pointCell(row.nextPoint),
    codes: row.coupons.join(' '),
    texte: row.terms,
    'accepté le': row.acceptedAt,
    'pause depuis': row.pausedAt,
    'pause jusqu’au': row.pausedUntil,
    retenu: row.heldFor,
    'résilié au': row.endingOn,
    'créé le': row.createdAt,
  });

/** The chosen relay point as JSON with a fixed order of keys. */
export const pointCell = (point: PickupAddress | null): string =>
  point === null ? '' : JSON.stringify(pickupAddressShape.safeParse(point).data ?? point);

const placeCells = (address: Address) =>
  cellsOf({
    prénom: address.firstName,
    nom: address.lastName,
    société: address.company,
    rue: address.street,
    complément: address.street2,
    'code postal': address.postcode,
    ville: address.city,
    pays: address.countryCode,
    province: address.provinceCode,
    'nom de province': address.provinceName,
    téléphone: address.phoneNumber,
    'téléphone 2': address.phoneNumber2,
    consignes: address.deliveryInstructions,
  });
