import type { OpenFinding } from '#modules/payments/server/index.ts';
import type { Db } from '#registry/schema.ts';

/**
 * Order numbers by finding id. The subject of a finding is an order number, an order token or a
 * charge, whose details then contain the token. One statement for all.
 */
export async function findOrdersOf(
  db: Db,
  findings: readonly OpenFinding[],
): Promise<ReadonlyMap<number, string>> {
  const named = findings.map(({ id, subject, details }) => {
    const { order } = details;
    return { id, names: typeof order === 'string' ? [subject, order] : [subject] };
  });
  if (named.length === 0) return new Map();
  const names = named.flatMap((one) => one.names);
  const orders = await db
    .selectFrom('orders')
    .select(['token', 'number'])
    .where('number', 'is not', null)
    .where((is) => is.or([is('token', 'in', names), is('number', 'in', names)]))
    .execute();
  return new Map(
    named.flatMap(({ id, names }) => {
      const existing = orders.find(
        (one) => names.includes(one.token) || names.includes(`${one.number}`),
      );
      return existing?.number ? [[id, existing.number] as const] : [];
    }),
  );
}
