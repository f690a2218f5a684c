import { lineDifferences } from '#modules/orders/rules/index.ts';
import type { OrderChange } from '#modules/orders/server/index.ts';
import type { OrderChangeShape } from '../contracts.ts';

/** A change of the order's lines; `path` is that of the order. */
export const presentChange = (
  order: string,
  { id, madeAt, linesBefore, linesAfter, orderId: _, ...change }: OrderChange,
): OrderChangeShape => ({
  '@id': `${order}/changes/${id}`,
  '@type': 'OrderChange',
  id,
  madeAt: madeAt.toISOString(),
  lines: lineDifferences(linesBefore, linesAfter).map(({ key: __, ...one }) => one),
  ...change,
});
