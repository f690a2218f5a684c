import { refuse } from '#kit/refusal.ts';
import { bringAnimals } from '#modules/animals/server/index.ts';
import { bringCustomer, findSettled, takeBackCustomers } from '#modules/customers/server/index.ts';
import { bringAccount } from '#modules/identity/server/index.ts';
import type { NewsletterSource } from '#modules/newsletter/contracts.ts';
import { bringConsents, takeBackConsents } from '#modules/newsletter/server/index.ts';
import type { AppliedLine } from '#modules/sheets/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { AfterWait, HeldFor, PlanBChoice } from '#modules/subscriptions/rules/index.ts';
import { type BroughtItem, bringSubscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PeopleRow } from '../rules/index.ts';
import { type AnimalLists, findAnimalLists, memberOf } from './animal-lists.ts';

type Cells = Readonly<Record<string, string>>;

interface Row {
  email: string;
  row: PeopleRow;
  number: string;
  cells: Cells;
}

const rowOf = ({ key, before, after }: AppliedLine): Row => {
  const [email = '', row = '', number = ''] = key.split(' ');
  return { email, row: row as PeopleRow, number, cells: after ?? before ?? {} };
};

/**
 * Imports customers and their subscriptions from another shop, or removes them again. No mail is sent and nothing is
 * charged: their subscriptions continue here on the planned dates.
 * @throws Refusal `sheet_import.moved` if a customer to be removed did something in this shop since
 */
export async function applyPeople(
  work: UnitOfWork,
  _by: string,
  lines: readonly AppliedLine[],
): Promise<void> {
  const taken = lines.filter(({ after }) => after === null).map(rowOf);
  const emails = taken.flatMap(({ row, email }) => (row === 'client' ? [email] : []));
  if (emails.length > 0) {
    if ((await findSettled(work, emails)).length > 0) throw refuse('sheet_import.moved');
    await takeBackCustomers(work, emails);
  }
  await takeBackConsents(
    work,
    taken.flatMap(({ row, email }) => (row === 'consentement' ? [email] : [])),
  );
  const brought = lines.filter(({ after }) => after !== null).map(rowOf);
  await bringConsents(work, brought.filter(({ row }) => row === 'consentement').map(consentOf));
  const lists = await findAnimalLists(work.tx);
  const others = brought.filter(({ row }) => row !== 'consentement');
  for (const [email, rows] of Map.groupBy(others, (one) => one.email))
    await bringPerson(work, { email, rows, lists });
}

/** The cell of a column that exists in this kind of row. */
const cell = (cells: Cells, column: string): string => cells[column] ?? '';
const orNull = (cells: Cells, column: string): string | null => cells[column] || null;
const yes = (cells: Cells, column: string): boolean => cells[column] === 'oui';
const at = (cells: Cells, column: string): Date => new Date(cell(cells, column));
const atOrNull = (cells: Cells, column: string): Date | null =>
  cells[column] ? new Date(cells[column]) : null;
const kilograms = (text: string): number => Number(text.replace(',', '.'));

const placeOf = (cells: Cells) => ({
  firstName: cell(cells, 'prénom'),
  lastName: cell(cells, 'nom'),
  company: orNull(cells, 'société'),
  street: cell(cells, 'rue'),
  street2: orNull(cells, 'complément'),
  postcode: cell(cells, 'code postal'),
  city: cell(cells, 'ville'),
  countryCode: cell(cells, 'pays'),
  provinceCode: orNull(cells, 'province'),
  provinceName: orNull(cells, 'nom de province'),
  phoneNumber: orNull(cells, 'téléphone'),
  phoneNumber2: orNull(cells, 'téléphone 2'),
  deliveryInstructions: orNull(cells, 'consignes'),
});

const consentOf = ({ email, cells }: Row) => ({
  email,
  channelCode: cell(cells, 'site'),
  state: cell(cells, 'état') as 'confirmed' | 'left',
  source: cell(cells, 'par') as NewsletterSource,
  requestedAt: at(cells, 'demandé le'),
  consentVersion: cell(cells, 'texte'),
  requestedFrom: orNull(cells, 'depuis'),
  confirmedAt: atOrNull(cells, 'confirmé le'),
  leftAt: atOrNull(cells, 'quitté le'),
  welcomeCoupon: orNull(cells, 'codes'),
  suppressedAt: atOrNull(cells, 'arrêté le'),
  suppressedFor: orNull(cells, 'motif') as 'bounced' | 'complained' | null,
});

interface Person {
  email: string;
  rows: readonly Row[];
  lists: AnimalLists;
}

const numbered = (rows: readonly Row[], row: PeopleRow) =>
  rows
    .filter((one) => one.row === row)
    .toSorted((a, b) => a.number.localeCompare(b.number, 'fr', { numeric: true }));

async function bringPerson(work: UnitOfWork, { email, rows, lists }: Person): Promise<void> {
  const who = rows.find(({ row }) => row === 'client')?.cells;
  if (!who) throw new Error(`no row says who ${email} is`);
  const addresses = numbered(rows, 'adresse');
  const favourite = addresses.findIndex(({ cells }) => yes(cells, 'favorite'));
  const subscriptions = numbered(rows, 'abonnement');
  const customerId = await bringCustomer(work, {
    email,
    emailVerifiedAt: atOrNull(who, 'prouvé le'),
    firstName: cell(who, 'prénom'),
    lastName: cell(who, 'nom'),
    phoneNumber: orNull(who, 'téléphone'),
    gender: cell(who, 'civilité') as 'm' | 'f' | 'u',
    birthday: orNull(who, 'naissance'),
    subscribedToNewsletter: yes(who, 'lettre'),
    hasOrdered: yes(who, 'a commandé'),
    isSubscriber: subscriptions.length > 0,
    channel: cell(who, 'site'),
    lastSeenOn: cell(who, 'vu le'),
    createdAt: at(who, 'créé le'),
    addresses: addresses.map(({ cells }) => ({
      ...placeOf(cells),
      alias: orNull(cells, 'libellé'),
    })),
    favourite: favourite === -1 ? null : favourite,
  });
  await bringAccount(work, {
    customerId,
    blockedAt: atOrNull(who, 'bloqué le'),
    blockedReason: orNull(who, 'motif'),
  });
  const animals = numbered(rows, 'animal');
  const ids = await bringAnimals(
    work,
    customerId,
    animals.map(({ cells }) => animalOf(cells, lists)),
  );
  const animalIds = new Map(animals.map(({ number }, index) => [number, ids[index] ?? 0]));
  for (const subscription of subscriptions)
    await bringOne(work, subscription, { customerId, rows, animalIds });
}

function animalOf(cells: Cells, lists: AnimalLists) {
  const member = (column: Parameters<typeof memberOf>[1], named: string = column) =>
    memberOf(lists, column, cells[named]);
  return {
    name: cell(cells, 'nom'),
    type_id: member('espèce'),
    gender_id: member('sexe'),
    breed_id: member('race'),
    crossbreed: yes(cells, 'croisé'),
    birthday: cell(cells, 'naissance'),
    in_date: yes(cells, 'date exacte'),
    condition_id: member('corpulence'),
    activity_id: member('activité'),
    sterilized: yes(cells, 'stérilisé'),
    weight_kg: kilograms(cell(cells, 'poids')),
    feature_id: member('particularité'),
    kibble_brand_id: member('marque'),
    old_kibble_brand_id: cells['ancienne marque'] ? member('marque', 'ancienne marque') : null,
    only_upd: yes(cells, 'marque seule'),
    createdAt: at(cells, 'créé le'),
    feeds: wordsOf(cells, 'aliments').map((feed) => memberOf(lists, 'aliments', feed)),
    weights: wordsOf(cells, 'pesées').map((one) => {
      const [weighedOn = '', weight = ''] = one.split('=');
      return { weighedOn, weightKg: kilograms(weight) };
    }),
  };
}

const wordsOf = (cells: Cells, column: string): string[] =>
  cell(cells, column).split(' ').filter(Boolean);

const pointOf = (text: string | null): PickupAddress | null =>
  text === null ? null : (JSON.parse(text) as PickupAddress);

interface Owner {
  customerId: number;
  rows: readonly Row[];
  animalIds: ReadonlyMap<string, number>;
}

async function bringOne(
  work: UnitOfWork,
  { number: code, cells }: Row,
  { customerId, rows, animalIds }: Owner,
): Promise<void> {
  const place = (row: 'livraison' | 'facturation') =>
    placeOf(rows.find((one) => one.row === row && one.number === code)?.cells ?? {});
  const items = rows.filter(
    ({ row, number }) => row === 'article' && number.startsWith(`${code}/`),
  );
  await bringSubscription(work, {
    code,
    customerId,
    channel: cell(cells, 'site'),
    locale: cell(cells, 'langue'),
    frequency: Number(cells.rythme),
    firstFrequency: Number(cells['rythme de départ']),
    anchorDate: cell(cells, 'calendrier'),
    followingDate: orNull(cells, 'suivante'),
    plannedDate: cell(cells, 'prévue le'),
    shippingDate: cell(cells, 'part le'),
    deliveriesDone: Number(cells.livraisons),
    billingAddress: place('facturation'),
    shippingAddress: place('livraison'),
    methodCode: cell(cells, 'mode'),
    pickupAddress: pointOf(orNull(cells, 'point')),
    nextPoint: pointOf(orNull(cells, 'secours')),
    couponCodes: wordsOf(cells, 'codes'),
    termsVersion: cell(cells, 'texte'),
    acceptedAt: at(cells, 'accepté le'),
    pausedAt: atOrNull(cells, 'pause depuis'),
    pausedUntil: orNull(cells, 'pause jusqu’au'),
    heldFor: orNull(cells, 'retenu') as HeldFor | null,
    endingOn: orNull(cells, 'résilié au'),
    createdAt: at(cells, 'créé le'),
    items: items.map((item) => itemOf(item, animalIds)),
  });
}

function itemOf({ number, cells }: Row, animalIds: Owner['animalIds']): BroughtItem {
  const choice = orNull(cells, 'si absent') as PlanBChoice | null;
  return {
    variantCode: number.split('/')[1] ?? '',
    quantity: Number(cells.quantité),
    next: Number(cells.prochaine),
    animals: wordsOf(cells, 'animaux').flatMap((animal) => animalIds.get(animal) ?? []),
    planB: choice && {
      choice,
      replacement: orNull(cells, 'remplaçant'),
      waitDays: cells.jours ? Number(cells.jours) : null,
      afterWait: orNull(cells, 'ensuite') as AfterWait | null,
      chosenAt: at(cells, 'choisi le'),
    },
  };
}
