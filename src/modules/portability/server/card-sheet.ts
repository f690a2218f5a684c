import { sql } from 'kysely';
import type { SheetRow } from '#kit/read-sheet.ts';
import { refuse } from '#kit/refusal.ts';
import { bringCard, takeBackCards, wereCharged } from '#modules/payments/server/index.ts';
import type { CheckedRow } from '#modules/sheets/rules/index.ts';
import type { AppliedLine, Present, SheetKind } from '#modules/sheets/server/index.ts';
import { payBroughtWith } from '#modules/subscriptions/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { CARD_COLUMNS, readCardRow } from '../rules/index.ts';

const PROVIDERS = ['sandbox', 'stripe'] as const;
const providerNamed = (text: string) => PROVIDERS.find((one) => one === text);

/**
 * The saved cards of customers: the provider's token, the consent, and the subscriptions each pays for. They contain no
 * card numbers, but whoever has a token and the provider's API key can charge the card, so the sheet needs a permission of
 * its own.
 */
export const cardSheet: SheetKind = {
  file: 'cartes',
  key: ['e-mail', 'prestataire', 'référence'],
  columns: CARD_COLUMNS,
  notes: [],
  isOpen: true,
  read: async (db, keys) => {
    const tokens = keys?.map((key) => key.split(' ')[2] ?? '') ?? null;
    const { rows } = await sql<{
      email: string;
      provider: string;
      token: string;
      cells: Record<string, string>;
      consentedAt: Date;
      addedAt: Date;
    }>`
      select lower(c.email) as email, k.provider, t.token, k.consented_at as "consentedAt", t.added_at as "addedAt",
        jsonb_build_object('client', p.reference, 'titulaire', coalesce(t.holder, ''), 'marque', k.brand,
          'quatre derniers', k.last4, 'mois', k.exp_month::text, 'année', k.exp_year::text,
          'proposée', case when k.is_default then 'oui' else 'non' end, 'texte', k.consent_version,
          'abonnements', (select coalesce(string_agg(s.code, ' ' order by s.id), '') from subscriptions s
            where s.card_id = k.id and s.status <> 'stopped')) as cells
      from payment_card_tokens t join payment_cards k on k.id = t.card_id join customers c on c.id = k.customer_id
        join payment_customers p on p.customer_id = c.id and p.provider = k.provider
      where k.removed_at is null and ${tokens === null ? sql`true` : sql`t.token = any (${tokens}::text[])`}
      order by lower(c.email), k.id, t.added_at, t.token`.execute(db);
    return new Map(
      rows.map(({ email, provider, token, cells, consentedAt, addedAt }) => {
        const key = `${email} ${provider} ${token}`;
        const times = {
          'accepté le': consentedAt.toISOString(),
          'gardée le': addedAt.toISOString(),
        };
        return [key, { name: key, cells: { ...cells, ...times }, notes: [] }];
      }),
    );
  },
  check: checkCards,
  apply: applyCards,
};

interface Owner {
  id: number;
  /** The customer's id at each provider, by the name of the provider. */
  references: Readonly<Record<string, string>>;
  /** Codes of their subscriptions. */
  codes: readonly string[];
}

async function findOwners(
  db: Db | Tx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const { rows } = await sql<Owner & { email: string }>`
    select lower(c.email) as email, c.id,
      (select coalesce(jsonb_object_agg(p.provider, p.reference), '{}') from payment_customers p
        where p.customer_id = c.id) as references,
      (select coalesce(jsonb_agg(s.code), '[]') from subscriptions s where s.customer_id = c.id
        and s.status <> 'stopped') as codes
    from customers c where lower(c.email) = any (${[...emails]}::text[])`.execute(db);
  return new Map(rows.map(({ email, ...owner }) => [email, owner]));
}

async function checkCards(
  db: Db | Tx,
  rows: readonly SheetRow[],
  present: Present,
): Promise<CheckedRow[]> {
  const emailOf = (cells: SheetRow['cells']) => (cells['e-mail'] ?? '').toLowerCase();
  const owners = await findOwners(db, [...new Set(rows.map(({ cells }) => emailOf(cells)))]);
  const held = await findHolders(
    db,
    rows.map(({ cells }) => cells.référence ?? ''),
    rows.map(({ cells }) => cells.client ?? ''),
  );
  return rows.map(({ line, cells }): CheckedRow => {
    const email = emailOf(cells);
    const provider = cells.prestataire ?? '';
    const token = cells.référence ?? '';
    const key = `${email} ${provider} ${token}`;
    const { after, problem } = readCardRow(cells);
    const before = present.get(key)?.cells ?? null;
    const row = { line, key, name: null, before, after };
    if (problem) return { ...row, problem };
    if (before) {
      const isSame = Object.entries(after).every(([column, value]) => before[column] === value);
      return { ...row, problem: isSame ? null : { column: null, code: 'there' } };
    }
    const owner = owners.get(email);
    if (!owner) return { ...row, problem: { column: 'e-mail', code: 'unknown' } };
    return { ...row, problem: cardProblem({ provider, token, after }, { ...owner, email }, held) };
  });
}

interface TypedCard {
  provider: string;
  token: string;
  after: Readonly<Record<string, string>>;
}

function cardProblem(
  { provider, token, after }: TypedCard,
  { email, references, codes }: Owner & { email: string },
  held: Holders,
): CheckedRow['problem'] {
  if (!providerNamed(provider)) return { column: 'prestataire', code: 'choice' };
  if (!/^\S{4,255}$/.test(token)) return { column: 'référence', code: 'wrong' };
  if (held.tokens.has(token)) return { column: 'référence', code: 'taken' };
  const own = references[provider];
  const holder = held.customers.get(after.client ?? '');
  const isTheirs = (own === undefined || own === after.client) && (holder ?? email) === email;
  if (!isTheirs) return { column: 'client', code: 'taken' };
  const paid = (after.abonnements ?? '').split(' ').filter(Boolean);
  return paid.every((code) => codes.includes(code))
    ? null
    : { column: 'abonnements', code: 'unknown' };
}

interface Holders {
  /** Card tokens that exist in this shop. */
  tokens: ReadonlySet<string>;
  /** Whose a customer of the provider is, by their e-mail in small letters. */
  customers: ReadonlyMap<string, string>;
}

async function findHolders(
  db: Db | Tx,
  tokens: readonly string[],
  references: readonly string[],
): Promise<Holders> {
  const found = await sql<{ token: string }>`
    select token from payment_card_tokens where token = any (${[...tokens]}::text[])`.execute(db);
  const owned = await sql<{ reference: string; email: string }>`
    select p.reference, lower(c.email) as email from payment_customers p join customers c on c.id = p.customer_id
    where p.reference = any (${[...references]}::text[])`.execute(db);
  return {
    tokens: new Set(found.rows.map(({ token }) => token)),
    customers: new Map(owned.rows.map(({ reference, email }) => [reference, email])),
  };
}

/** @throws Refusal `sheet_import.moved` if a card to be removed was charged in this shop since */
async function applyCards(
  work: UnitOfWork,
  _by: string,
  lines: readonly AppliedLine[],
): Promise<void> {
  const tokenOf = ({ key }: AppliedLine) => key.split(' ')[2] ?? '';
  const taken = lines.filter(({ after }) => after === null).map(tokenOf);
  if (taken.length > 0) {
    if (await wereCharged(work, taken)) throw refuse('sheet_import.moved');
    await takeBackCards(work, taken);
  }
  const brought = lines.filter(({ after }) => after !== null);
  const owners = await findOwners(work.tx, [
    ...new Set(brought.map(({ key }) => key.split(' ')[0] ?? '')),
  ]);
  for (const line of brought) {
    const [email = '', named = '', token = ''] = line.key.split(' ');
    const cells = line.after ?? {};
    const provider = providerNamed(named);
    const owner = owners.get(email);
    if (!provider || !owner) throw new Error(`${email} has no card of ${named}`);
    const cardId = await bringCard(work, {
      customerId: owner.id,
      provider,
      customerReference: cells.client ?? '',
      token,
      holder: cells.titulaire || null,
      brand: cells.marque ?? '',
      last4: cells['quatre derniers'] ?? '',
      expMonth: Number(cells.mois),
      expYear: Number(cells.année),
      isDefault: cells.proposée === 'oui',
      consentVersion: cells.texte ?? '',
      consentedAt: new Date(cells['accepté le'] ?? ''),
      addedAt: new Date(cells['gardée le'] ?? ''),
    });
    const codes = (cells.abonnements ?? '').split(' ').filter(Boolean);
    await payBroughtWith(work, { customerId: owner.id, cardId, codes });
  }
}
