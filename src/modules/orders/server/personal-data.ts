import { jsonFile, moving } from '#platform/personal-data.ts';
import type { Db, PersonalData, UnitOfWork } from '#registry/schema.ts';
import { presentOrder } from './present.ts';
import { findPlacedOrders } from './queries.ts';

const EVERY_ORDER = { page: 1, itemsPerPage: 10_000 };
/** Replaces address fields that must not be null. */
const GONE = '—';

/**
 * Orders of a person. Placed orders are stored for ten years with their billing address, as accounting records and
 * proof of the contract (docs/decisions/0090). Carts are deleted. Notes of the team are deleted; lots stay with their
 * order and identify nobody.
 */
export const ordersData: PersonalData = {
  tables: ['orders'],
  owned: moving('customer_id', 'orders'),

  /** A cart with a charge in progress, or a pending refund, blocks a merge. */
  async findMergeObstacle(work, customerId) {
    const orders = await lockOrders(work, customerId);
    const isCharging = orders.some(
      ({ charging_until }) => (charging_until?.getTime() ?? 0) > work.now.epochMilliseconds,
    );
    if (isCharging) return 'merge.money_in_flight';
    const refund = await work.tx
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select('r.id')
      .where('o.customer_id', '=', customerId)
      .where('r.state', '=', 'pending')
      .executeTakeFirst();
    return refund ? 'merge.money_in_flight' : null;
  },

  /**
   * A customer has one cart per site: of two, the one with articles stays, else the one of the remaining account.
   * Open deliveries get the e-mail of the remaining account.
   */
  async settleMerge({ tx }, { from, to }) {
    const carts = await tx
      .selectFrom('orders as o')
      .select(['o.id', 'o.channel', 'o.customer_id as customerId'])
      .select((of) =>
        of
          .exists(
            of.selectFrom('order_items as i').select('i.id').whereRef('i.order_id', '=', 'o.id'),
          )
          .as('isFilled'),
      )
      .where('o.customer_id', 'in', [from, to])
      .where('o.state', '=', 'cart')
      .where('o.subscription', 'is', null)
      .execute();
    for (const own of carts.filter(({ customerId }) => customerId === to)) {
      const other = carts.find(
        ({ customerId, channel }) => customerId === from && channel === own.channel,
      );
      if (!other) continue;
      const id = !own.isFilled && other.isFilled ? own.id : other.id;
      await tx.deleteFrom('orders').where('id', '=', id).execute();
    }
    const { email } = await tx
      .selectFrom('customers')
      .select('email')
      .where('id', '=', to)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('orders')
      .set({ email })
      .where('customer_id', '=', from)
      .where('state', '=', 'cart')
      .where('email', 'is not', null)
      .execute();
  },

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
    const ids = orders.map(({ id }) => id);
    return [
      jsonFile('commandes', shown),
      jsonFile('commandes-lots-et-notes', await listTeamRecords(db, ids)),
    ];
  },

  async erase({ tx }, { customerId }) {
    await tx
      .deleteFrom('orders')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'cart')
      .execute();
    const stored = tx.selectFrom('orders').select('id').where('customer_id', '=', customerId);
    await tx
      .updateTable('order_addresses')
      .set({ phone_number: null, phone_number2: null, delivery_instructions: null })
      .where('order_id', 'in', stored)
      .execute();
    // The postcode and country of a delivery are needed for VAT; the name and street are not.
    await tx
      .updateTable('order_addresses')
      .set({ first_name: GONE, last_name: GONE, company: null, street: GONE, street2: null })
      .where('kind', '=', 'shipping')
      .where('order_id', 'in', stored)
      .execute();
    await tx.deleteFrom('order_notes').where('order_id', 'in', stored).execute();
    // The exception, its date and author are accounting records; the text typed with it is not.
    await tx
      .updateTable('order_marks')
      .set({ reason: GONE })
      .where('order_id', 'in', stored)
      .execute();
    // The change of lines is an accounting record; the text typed with it is not.
    await tx
      .updateTable('order_changes')
      .set({ reason: GONE })
      .where('order_id', 'in', stored)
      .execute();
    await tx
      .updateTable('orders')
      .set({ email: null, notes: null })
      .where('customer_id', '=', customerId)
      .execute();
  },
};

/** What the team recorded about orders: notes, lots sent, holds and changes of lines. */
async function listTeamRecords(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return { lots: [], notes: [], holds: [], changes: [] };
  const [lots, notes, holds, changes] = await Promise.all([
    db
      .selectFrom('order_lots as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['o.number', 'l.variant_code', 'l.lot', 'l.best_before', 'l.quantity'])
      .where('l.order_id', 'in', ids)
      .execute(),
    db
      .selectFrom('order_notes as n')
      .innerJoin('orders as o', 'o.id', 'n.order_id')
      .select(['o.number', 'n.text', 'n.written_at'])
      .where('n.order_id', 'in', ids)
      .execute(),
    db
      .selectFrom('order_marks as m')
      .innerJoin('orders as o', 'o.id', 'm.order_id')
      .select(['o.number', 'm.code', 'm.says', 'm.reason', 'm.made_at'])
      .where('m.order_id', 'in', ids)
      .execute(),
    db
      .selectFrom('order_changes as c')
      .innerJoin('orders as o', 'o.id', 'c.order_id')
      .select(['o.number', 'c.lines_before', 'c.lines_after', 'c.reason', 'c.made_at'])
      .where('c.order_id', 'in', ids)
      .execute(),
  ]);
  return { lots, notes, holds, changes };
}

/** Locks the orders, so that none is placed or changes state during the check. */
const lockOrders = ({ tx }: UnitOfWork, customerId: number) =>
  tx
    .selectFrom('orders')
    .select(['state', 'shipping_state', 'charging_until'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
