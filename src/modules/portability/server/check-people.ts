import type { SheetRow } from '#kit/read-sheet.ts';
import { findVariantsForSale } from '#modules/catalog/server/index.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { CheckedRow } from '#modules/sheets/rules/index.ts';
import type { Present } from '#modules/sheets/server/index.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { isNumbered, isPeopleRow, type PeopleRow, readPeopleRow } from '../rules/index.ts';
import { type AnimalLists, findAnimalLists, unknownMember } from './animal-lists.ts';
import { keyOfRow, pointCell } from './read-people.ts';

type Problem = CheckedRow['problem'];

interface ReadRow {
  line: number;
  key: string;
  email: string;
  row: PeopleRow | null;
  number: string;
  after: Record<string, string>;
  problem: Problem;
}

/** The data of this shop that rows are checked against. */
interface Surroundings {
  sites: ReadonlySet<string>;
  methods: ReadonlySet<string>;
  lists: AnimalLists;
  /** Variants sold on each site, as `FR_WEB 10012345`. */
  sold: ReadonlySet<string>;
  /** Codes of subscriptions that exist in this shop. */
  takenCodes: ReadonlySet<string>;
  present: Present;
  /** Rows of the sheet by their key. */
  rows: ReadonlyMap<string, ReadRow>;
  today: string;
}

/**
 * Checks the rows of customers from another shop. Rows are only added: a customer who exists in this shop is left
 * unchanged, and a row with other data about them is an error.
 */
export async function checkPeople(
  db: Db | Tx,
  rows: readonly SheetRow[],
  present: Present,
  today: Temporal.PlainDate,
): Promise<CheckedRow[]> {
  const read = rows.map(readRow);
  const surroundings: Surroundings = {
    sites: new Set((await getSites(db)).channels.map(({ code }) => code)),
    methods: new Set((await listShippingMethods(db)).map(({ code }) => code)),
    lists: await findAnimalLists(db),
    sold: await findSold(db, read),
    takenCodes: await findTakenCodes(db, read),
    present,
    rows: new Map(read.map((one) => [one.key, one])),
    today: today.toString(),
  };
  return read.map(
    (one): CheckedRow => ({
      line: one.line,
      key: one.key,
      name: null,
      before: present.get(one.key)?.cells ?? null,
      after: one.after,
      problem: one.problem ?? (one.row === null ? null : problemOf(one, one.row, surroundings)),
    }),
  );
}

function readRow({ line, cells }: SheetRow): ReadRow {
  const email = (cells['e-mail'] ?? '').toLowerCase();
  const row = cells.quoi ?? '';
  const number = cells.numéro ?? '';
  const said = { line, email, number, key: `${email} ${row} ${number}` };
  const wrong = (column: string, code: 'wrong' | 'choice' | 'unnumbered'): ReadRow => ({
    ...said,
    row: null,
    after: {},
    problem: { column, code },
  });
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 255) return wrong('e-mail', 'wrong');
  if (!isPeopleRow(row)) return wrong('quoi', 'choice');
  if (!isNumbered(row, number)) return wrong('numéro', 'unnumbered');
  const { after, problem } = readPeopleRow(row, cells);
  for (const column of ['point', 'secours'])
    if (after[column]) after[column] = normalPoint(after[column]) ?? after[column];
  return { ...said, row, after, problem };
}

/** A relay point in normal form; null if it is not one. */
function normalPoint(text: string): string | null {
  try {
    const read = pickupAddressShape.safeParse(JSON.parse(text));
    return read.success ? pointCell(read.data) : null;
  } catch {
    // Not JSON, so the cell is reported as invalid.
    return null;
  }
}

function problemOf(one: ReadRow, row: PeopleRow, surroundings: Surroundings): Problem {
  const { email, key, after } = one;
  const { present, sites } = surroundings;
  const before = present.get(key)?.cells;
  const isHere = row === 'consentement' ? before : present.get(keyOfRow(email, 'client', '1'));
  if (isHere) return before && isSame(before, after) ? null : { column: null, code: 'there' };
  if (after.site !== undefined && !sites.has(after.site)) return { column: 'site', code: 'site' };
  return row === 'client' || row === 'consentement' ? null : partProblem(one, row, surroundings);
}

const isSame = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) => Object.entries(after).every(([column, value]) => before[column] === value);

/** A row that belongs to a customer needs the customer's row in the same sheet. */
function partProblem(one: ReadRow, row: PeopleRow, surroundings: Surroundings): Problem {
  const { email, number, after } = one;
  const { rows, lists } = surroundings;
  const isThere = (of: PeopleRow, numbered: string) => rows.has(keyOfRow(email, of, numbered));
  const orphan = { column: null, code: 'orphan' } as const;
  if (!isThere('client', '1')) return orphan;
  if (row === 'animal') {
    const column = unknownMember(lists, after);
    return column === null ? null : { column, code: 'unknown' };
  }
  if (row === 'abonnement') return subscriptionProblem(one, surroundings);
  if (row === 'adresse') return null;
  const [code = '', variant = ''] = number.split('/');
  if (!isThere('abonnement', code)) return orphan;
  if (row !== 'article') return null;
  const site = rows.get(keyOfRow(email, 'abonnement', code))?.after.site ?? '';
  if (!surroundings.sold.has(`${site} ${variant}`)) return { column: 'numéro', code: 'unknown' };
  if (after.remplaçant && !surroundings.sold.has(`${site} ${after.remplaçant}`))
    return { column: 'remplaçant', code: 'unknown' };
  const isStranger = (after.animaux ?? '')
    .split(' ')
    .some((animal) => animal !== '' && !isThere('animal', animal));
  if (isStranger) return { column: 'animaux', code: 'unknown' };
  return after.quantité === '0' && after.prochaine === '0'
    ? { column: 'quantité', code: 'number' }
    : planProblem(after);
}

/** A plan B needs exactly the columns of its kind. */
function planProblem(after: Readonly<Record<string, string>>): Problem {
  const choice = after['si absent'];
  const wanted = {
    remplaçant: choice === 'replace',
    jours: choice === 'wait',
    ensuite: choice === 'wait',
    'choisi le': choice !== '',
  };
  const bad = Object.entries(wanted).find(
    ([column, isWanted]) => isWanted !== (after[column] !== ''),
  );
  return bad ? { column: bad[0], code: bad[1] ? 'empty' : 'wrong' } : null;
}

function subscriptionProblem(
  { email, number, after }: ReadRow,
  surroundings: Surroundings,
): Problem {
  const { rows, methods, takenCodes, today } = surroundings;
  if (takenCodes.has(number)) return { column: 'numéro', code: 'taken' };
  const isWhole =
    rows.has(keyOfRow(email, 'livraison', number)) &&
    rows.has(keyOfRow(email, 'facturation', number)) &&
    [...rows.values()].some(
      (one) => one.row === 'article' && one.email === email && one.number.startsWith(`${number}/`),
    );
  if (!isWhole) return { column: null, code: 'orphan' };
  if (!methods.has(after.mode ?? '')) return { column: 'mode', code: 'unknown' };
  const badPoint = ['point', 'secours'].find(
    (column) => after[column] && normalPoint(after[column]) === null,
  );
  if (badPoint) return { column: badPoint, code: 'point' };
  // This shop announces and charges the delivery, so it must leave after today.
  if ((after['part le'] ?? '') <= today) return { column: 'part le', code: 'past' };
  const isPaused = after.état === 'en pause';
  if (isPaused !== (after['pause depuis'] !== ''))
    return { column: 'pause depuis', code: isPaused ? 'empty' : 'wrong' };
  if (!isPaused && after['pause jusqu’au'] !== '')
    return { column: 'pause jusqu’au', code: 'wrong' };
  return !isPaused && after.retenu !== '' ? { column: 'retenu', code: 'wrong' } : null;
}

/** Which of the variants and replacements in the sheet are sold on which site. */
async function findSold(db: Db | Tx, rows: readonly ReadRow[]): Promise<ReadonlySet<string>> {
  const siteOf = new Map(
    rows.flatMap(({ row, email, number, after }) =>
      row === 'abonnement' ? [[`${email} ${number}`, after.site ?? ''] as const] : [],
    ),
  );
  const wanted = rows.flatMap(({ row, email, number, after }) => {
    if (row !== 'article') return [];
    const [code = '', variant = ''] = number.split('/');
    const site = siteOf.get(`${email} ${code}`);
    if (!site) return [];
    return [variant, after.remplaçant ?? ''].map((named) => ({ site, named }));
  });
  const sold = new Set<string>();
  for (const [site, of] of Map.groupBy(wanted, (one) => one.site)) {
    const codes = [...new Set(of.map(({ named }) => named))];
    for (const { code } of await findVariantsForSale(db, site, codes)) sold.add(`${site} ${code}`);
  }
  return sold;
}

async function findTakenCodes(db: Db | Tx, rows: readonly ReadRow[]): Promise<ReadonlySet<string>> {
  const codes = rows.flatMap(({ row, number }) => (row === 'abonnement' ? [number] : []));
  if (codes.length === 0) return new Set();
  const found = await db
    .selectFrom('subscriptions')
    .select('code')
    .where('code', 'in', codes)
    .execute();
  return new Set(found.map(({ code }) => code));
}
