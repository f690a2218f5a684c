import { describe, expect, it } from 'vitest';
import { checkoutStates, orderStates, paymentStates, shippingStates } from './states.ts';

/** The whole table, written out: `from action → to`; every pair not listed must be refused. */
const written = {
  order: `
    cart place → new
    new complete → completed
    new cancel → cancelled
    completed reopen → new`,
  checkout: `
    cart address → addressed
    cart change_items → cart
    cart drop_address → cart
    addressed address → addressed
    addressed select_shipping → shipping_selected
    addressed skip_shipping → shipping_skipped
    addressed change_items → addressed
    addressed drop_address → cart
    shipping_selected address → addressed
    shipping_selected select_shipping → shipping_selected
    shipping_selected skip_shipping → shipping_skipped
    shipping_selected change_items → addressed
    shipping_selected drop_address → cart
    shipping_selected select_payment → payment_selected
    shipping_selected skip_payment → payment_skipped
    shipping_skipped address → addressed
    shipping_skipped select_shipping → shipping_selected
    shipping_skipped skip_shipping → shipping_skipped
    shipping_skipped change_items → addressed
    shipping_skipped drop_address → cart
    shipping_skipped select_payment → payment_selected
    shipping_skipped skip_payment → payment_skipped
    payment_selected address → addressed
    payment_selected select_shipping → shipping_selected
    payment_selected skip_shipping → shipping_skipped
    payment_selected change_items → addressed
    payment_selected drop_address → cart
    payment_selected select_payment → payment_selected
    payment_selected skip_payment → payment_skipped
    payment_selected complete → completed
    payment_skipped address → addressed
    payment_skipped select_shipping → shipping_selected
    payment_skipped skip_shipping → shipping_skipped
    payment_skipped change_items → addressed
    payment_skipped drop_address → cart
    payment_skipped select_payment → payment_selected
    payment_skipped skip_payment → payment_skipped
    payment_skipped complete → completed`,
  payment: `
    cart request → awaiting_payment
    cart skip → paid
    awaiting_payment fail → awaiting_payment
    awaiting_payment authorize_partly → partially_authorized
    awaiting_payment authorize → authorized
    awaiting_payment pay_partly → partially_paid
    awaiting_payment pay → paid
    awaiting_payment cancel → cancelled
    partially_authorized authorize_partly → partially_authorized
    partially_authorized authorize → authorized
    partially_authorized fail → awaiting_payment
    partially_authorized cancel → cancelled
    authorized fail → awaiting_payment
    authorized pay_partly → partially_paid
    authorized pay → paid
    authorized cancel → cancelled
    partially_paid pay_partly → partially_paid
    partially_paid pay → paid
    partially_paid refund_partly → partially_refunded
    partially_paid refund → refunded
    paid refund_partly → partially_refunded
    paid refund → refunded
    partially_refunded refund_partly → partially_refunded
    partially_refunded refund → refunded`,
  shipping: `
    cart request → ready
    cart skip → shipped
    ready ship_partly → ready
    ready ship → shipped
    ready cancel → cancelled
    shipped reopen → ready`,
};

type Walked = { states: readonly string[]; actions: readonly string[]; pairs(): AnyMove[] };
type AnyMove = { allowed: boolean; from: string; action: string; to?: string; reason?: string };
const axes: [keyof typeof written, Walked, number][] = [
  ['order', orderStates, 4],
  ['checkout', checkoutStates, 7],
  ['payment', paymentStates, 9],
  ['shipping', shippingStates, 4],
];

describe('CHK-03 CHK-04 PAY-04 SHP-04 every state answers every action', () => {
  it.each(axes)('on the %s axis', (name, table, count) => {
    expect(table.states).toHaveLength(count);
    const pairs = table.pairs();
    expect(pairs).toHaveLength(table.states.length * table.actions.length);
    const allowed = pairs.filter((pair) => pair.allowed);
    expect(allowed.map(({ from, action, to }) => `${from} ${action} → ${to}`).sort()).toEqual(
      written[name].trim().split(/\n\s*/).sort(),
    );
    for (const refused of pairs.filter((pair) => !pair.allowed)) {
      expect(refused.reason).toBe('transition.refused');
    }
  });

  it('nothing follows the end', () => {
    const ends = axes.map(([, table]) =>
      table.states.filter(
        (state) => !table.pairs().some((pair) => pair.allowed && pair.from === state),
      ),
    );
    expect(ends).toEqual([['cancelled'], ['completed'], ['cancelled', 'refunded'], ['cancelled']]);
  });
});
