import type { OrderItemShape } from '#modules/orders/contracts.ts';

/** A removed line, with the data to add it again. */
export type RemovedLine = Pick<
  OrderItemShape,
  'productName' | 'variantCode' | 'quantity' | 'subscriptionInterval'
>;

/** Whether both are the same line: a cart has one line per variant and interval. */
export const sameLine = (one: RemovedLine, other: RemovedLine): boolean =>
  one.variantCode === other.variantCode && one.subscriptionInterval === other.subscriptionInterval;

/** Form fields that add the line again. */
export const fieldsOf = (line: RemovedLine) => ({
  variant: line.variantCode,
  quantity: String(line.quantity),
  mode: line.subscriptionInterval === null ? 'once' : 'subscription',
  interval: String(line.subscriptionInterval ?? ''),
});

/** The removed line from the fields of the form, for browsers without scripts. */
export function lineOf(fields: { get(name: string): unknown }): RemovedLine {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    productName: text('name'),
    variantCode: text('variant'),
    quantity: Number(text('quantity')),
    subscriptionInterval: text('interval') === '' ? null : Number(text('interval')),
  };
}
