import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { PromisedDeliveries, Promotion } from '../rules/index.ts';
import { toPromotion } from './queries.ts';

/** A promotion in the stored pricing of an order. */
interface Given {
  promotions: readonly {
    code: string;
    version: string;
    couponCode: string | null;
    amount: number;
  }[];
  freeProducts: readonly { promotionCode: string; couponCode?: string | null }[];
  promised?: readonly PromisedDeliveries[];
}

interface Rule {
  name: string;
  priority: number;
  exclusive: boolean;
  conditions: Promotion['conditions'];
  reward: Promotion['reward'];
}

/** The promotions a placed order received, in their version of that time, regardless of later changes, dates and uses. */
export async function findGranted(
  db: Db | Tx,
  { promotions, freeProducts, promised = [] }: Given,
): Promise<Promotion[]> {
  const named = new Map<string, { version: string | null; couponCode: string | null }>();
  for (const { code, version, couponCode, amount } of promotions)
    if (amount !== 0) named.set(code, { version, couponCode });
  for (const { promotionCode, couponCode = null } of freeProducts)
    named.set(promotionCode, { version: null, couponCode });
  const owed = promised.flatMap(({ terms, promiseId, done, isGiven }): Promotion[] => {
    if (!isGiven || !named.delete(terms.code)) return [];
    const open = { ...terms, startsOn: null, endsOn: null };
    return [promiseId === null ? open : { ...open, promise: { id: promiseId, done } }];
  });
  const rows = await rulesOf(db, [...named.keys()]);
  const granted = [...named].flatMap(([code, { version, couponCode }]): Promotion[] => {
    const versions = rows.filter((row) => row.code === code);
    const row = versions.find((one) => version === null || one.version === version) ?? versions[0];
    if (!row) return [];
    const { name, priority, exclusive, conditions, reward } = row.rule;
    const stood = { code, version: row.version, name, priority, exclusive, conditions, reward };
    const ever = { starts_on: null, ends_on: null, coupon: couponCode, coupon_uses: null };
    return [toPromotion({ ...stood, ...ever })];
  });
  return [...owed, ...granted].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** All versions of these promotions, newest first. */
async function rulesOf(db: Db | Tx, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ code: string; version: string; rule: Rule }>`
    select promotion_code as code, version, rule from promotion_versions
    where promotion_code = any(${codes as string[]}::text[]) order by id desc`.execute(db);
  return rows;
}
