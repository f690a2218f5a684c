import type { OrderItemShape } from '#modules/orders/contracts.ts';

/** A line that was taken off, with what it takes to put it back as it was. */
export type RemovedLine = Pick<
  OrderItemShape,
  'productName' | 'variantCode' | 'quantity' | 'subscriptionInterval'
>;

/** The cart holds one line of a variant and a rhythm. */
export const sameLine = (one: RemovedLine, other: RemovedLine): boolean =>
  one.variantCode === other.variantCode && one.subscriptionInterval === other.subscriptionInterval;

/** The fields that add it anew, as the forms of the cart name them. */
export const fieldsOf = (line: RemovedLine) => ({
  variant: line.variantCode,
  quantity: String(line.quantity),
  mode: line.subscriptionInterval === null ? 'once' : 'subscription',
  interval: String(line.subscriptionInterval ?? ''),
});

/** The line a form to remove it told, for who has no scripts to remember it. */
export function lineOf(fields: { get(name: string): unknown }): RemovedLine {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    productName: text('name'),
    variantCode: text('variant'),
    quantity: Number(text('quantity')),
    subscriptionInterval: text('interval') === '' ? null : Number(text('interval')),
  };
}
