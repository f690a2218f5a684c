import { sql } from 'kysely';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { root } from '#kit/word-match.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { Db, Reader, UnitOfWork } from '#registry/schema.ts';
import type { PinInput } from '../admin-contracts.ts';
import { codesOf, expressionsOf, splitQuery, type Tongue, tongueOf } from '../rules/index.ts';

/** A query as pins are compared with it: its words without accents, endings and stop words. */
const queryOf = (text: string, tongue: Tongue): string =>
  splitQuery(text, tongue).words.map(root).join(' ');

/** Codes of the products put first for a query today, in order; none for most queries. */
export async function readPins(
  db: Reader,
  text: string,
  { tongue, today }: { tongue: Tongue; today: Temporal.PlainDate },
): Promise<string[]> {
  const query = queryOf(text, tongue);
  if (query === '') return [];
  const found = await db
    .selectFrom('search_pins')
    .select('products')
    .where('language', '=', tongue.code)
    .where('is_on', '=', true)
    .where(sql<boolean>`(ends_on is null or ends_on >= ${today.toString()}::date)`)
    .where(sql<boolean>`queries @> array[${query}]::text[]`)
    .executeTakeFirst();
  return found?.products ?? [];
}

/** The team's pins with the names of their products, sorted by language and typed words. */
export async function listPins(db: Db) {
  const { rows } = await sql<{
    id: number;
    language: 'fr' | 'nl';
    typed: string;
    products: { code: string; name: string | null }[];
    isOn: boolean;
    endsOn: string | null;
  }>`
    select s.id, s.language, s.typed, s.is_on as "isOn", s.ends_on as "endsOn",
      (select json_agg(json_build_object('code', c.code, 'name', p.name) order by c.place)
       from unnest(s.products) with ordinality c (code, place)
       left join products p on p.sku = c.code) as products
    from search_pins s order by s.language, s.typed, s.id`.execute(db);
  return rows;
}

/** @throws Refusal under `typed`: `search.pin_taken`; under `products`: `search.pin_product` */
export async function addPin(work: UnitOfWork, given: PinInput): Promise<void> {
  await work.tx
    .insertInto('search_pins')
    .values(await rowOf(work, null, given))
    .execute();
  await announceContentChange(work);
}

/** @throws Refusal `search.pin_unknown`; as `addPin` */
export async function changePin(work: UnitOfWork, id: number, given: PinInput): Promise<void> {
  const row = await rowOf(work, id, given);
  const changed = await work.tx
    .updateTable('search_pins')
    .set({ ...row, changed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('search.pin_unknown');
  await announceContentChange(work);
}

/** @throws Refusal `search.pin_unknown` */
export async function removePin(work: UnitOfWork, id: number): Promise<void> {
  const gone = await work.tx
    .deleteFrom('search_pins')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('search.pin_unknown');
  await announceContentChange(work);
}

/** The row of an input, whose queries no other line has and whose products exist. Locks against concurrent changes. */
async function rowOf({ tx }: UnitOfWork, id: number | null, given: PinInput) {
  await sql`lock table search_pins in share row exclusive mode`.execute(tx);
  const tongue = tongueOf(given.language);
  const queries = [...new Set(expressionsOf(given.typed).map((one) => queryOf(one, tongue)))];
  const products = codesOf(given.products);
  const taken = await tx
    .selectFrom('search_pins')
    .select('id')
    .where('id', 'is distinct from', id)
    .where('language', '=', given.language)
    .where(sql<boolean>`queries && ${queries}::text[]`)
    .executeTakeFirst();
  const existing = await tx
    .selectFrom('products')
    .select('sku')
    .where('sku', 'in', products)
    .execute();
  const skus = new Set(existing.map(({ sku }) => sku));
  const missing = products.filter((code) => !skus.has(code));
  const wrong: Violation[] = [];
  if (taken) wrong.push({ propertyPath: 'typed', code: 'search.pin_taken' });
  if (missing.length > 0) {
    const params = { codes: missing.join(', ') };
    wrong.push({ propertyPath: 'products', code: 'search.pin_product', params });
  }
  if (wrong.length > 0) throw refuseFields(wrong);
  const { language, typed, isOn, endsOn } = given;
  return { language, typed, queries, products, is_on: isOn, ends_on: endsOn };
}
