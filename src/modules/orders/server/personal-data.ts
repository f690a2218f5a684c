import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData, Work } from '#schema.ts';
import { presentOrder } from './present.ts';
import { findPlacedOrders } from './queries.ts';

const EVERY_ORDER = { page: 1, itemsPerPage: 10_000 };
/** In the place of what an address may not be without. */
const GONE = '—';

/**
 * Orders of a person. Placed ones stay ten years with their billing address: they are the accounts
 * of the shop and the contract (docs/decisions/0090). Carts are nobody's business but theirs.
 */
export const ordersData: PersonalData = {
  tables: ['orders'],

  async findObstacle(work, customerId) {
    const orders = await lockOrders(work, customerId);
    const isOpen = orders.some(({ state, shipping_state, charging_until }) => {
      const isCharging = (charging_until?.getTime() ?? 0) > work.now.epochMilliseconds;
      if (state === 'cart') return isCharging;
      return state === 'new' && shipping_state === 'ready';
    });
    return isOpen ? 'order.open' : null;
  },

  async listFormerEmails({ tx }, customerId) {
    const used = await tx
      .selectFrom('orders')
      .select('email')
      .distinct()
      .where('customer_id', '=', customerId)
      .where('email', 'is not', null)
      .execute();
    return used.flatMap(({ email }) => email ?? []);
  },

  async exportFiles({ db }, customerId) {
    const { orders } = await findPlacedOrders(db, { customerId }, EVERY_ORDER);
    const shown = orders.map((order) => presentOrder(order));
    return [jsonFile('commandes', shown)];
  },

  async erase({ tx }, { customerId }) {
    await tx
      .deleteFrom('orders')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'cart')
      .execute();
    const kept = tx.selectFrom('orders').select('id').where('customer_id', '=', customerId);
    await tx
      .updateTable('order_addresses')
      .set({ phone_number: null, phone_number2: null, delivery_instructions: null })
      .where('order_id', 'in', kept)
      .execute();
    // Where a parcel went decides its VAT; to whom, and to which door, does not.
    await tx
      .updateTable('order_addresses')
      .set({ first_name: GONE, last_name: GONE, company: null, street: GONE, street2: null })
      .where('kind', '=', 'shipping')
      .where('order_id', 'in', kept)
      .execute();
    await tx
      .updateTable('orders')
      .set({ email: null, notes: null })
      .where('customer_id', '=', customerId)
      .execute();
  },
};

/** No cart becomes an order, and no order moves, while it is judged. */
const lockOrders = ({ tx }: Work, customerId: number) =>
  tx
    .selectFrom('orders')
    .select(['state', 'shipping_state', 'charging_until'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
