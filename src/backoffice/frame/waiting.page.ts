import type { Permission } from '#modules/staff/rules/index.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { financeCalls } from '#services/admin/finance.ts';
import { giftCalls } from '#services/admin/gifts.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { askSide } from '../home/ask-side.server.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/waiting.page';
import type { Waiting } from './waiting.ts';

const ONE = { itemsPerPage: '1' };

/** JSON endpoint: the number of open items of each permitted section. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { permissions } = await staffCalls(admin).me();
  const ask = async (permission: Permission, count: () => Promise<number>) => {
    const side = await askSide(permissions, permission, count);
    return side && 'value' in side ? side.value : 0;
  };
  const total = (permission: Permission, list: () => Promise<{ total: number }>) =>
    ask(permission, async () => (await list()).total);
  const waiting: Waiting = {
    parcels: await ask('orders.read', async () => (await teamOrderCalls(admin).today()).toPrepare),
    subscriptions: await total('subscriptions.read', () =>
      teamSubscriptionCalls(admin).list({ ...ONE, standing: 'troubled' }),
    ),
    customers: await total('orders.refund', () =>
      giftCalls(admin).list({ ...ONE, state: 'waiting' }),
    ),
    messages: await total('customers.read', () => messageCalls(admin).list(ONE)),
    reviews: await total('customers.read', () =>
      teamReviewCalls(admin).list({ ...ONE, status: 'new' }),
    ),
    stock: await total('catalogue.read', () => teamStockCalls(admin).reorders(ONE)),
    finance: await total('finance.read', () => financeCalls(admin).findings()),
  };
  return Response.json(waiting, { headers: { 'cache-control': 'no-store' } });
}
