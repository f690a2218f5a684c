import { sql } from 'kysely';
import type { Db } from '#schema.ts';
import type { PaymentState, ShippingState } from '../rules/index.ts';
import { orderStatus } from '../rules/index.ts';

/** What the team narrows its list of orders to. */
export interface TeamFilter {
  /** A number, an e-mail, or the beginning of a name. */
  words?: string | undefined;
  payment?: PaymentState | undefined;
  shipping?: ShippingState | undefined;
  /** Reference of a promotion they used. */
  promotion?: string | undefined;
  /** Orders of this customer only. */
  customer?: number | undefined;
}

/** Placed orders of everybody, newest first; one statement whatever they hold. */
export async function listOrdersForTeam(
  db: Db,
  { words, payment, shipping, promotion, customer }: TeamFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const text = words?.trim().toLowerCase() ?? '';
  const narrowed = db
    .selectFrom('orders as o')
    .leftJoin('order_addresses as a', (join) =>
      join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'shipping'),
    )
    .where('o.placed_at', 'is not', null)
    .$if(customer !== undefined, (q) => q.where('o.customer_id', '=', customer ?? 0))
    .$if(payment !== undefined, (q) => q.where('o.payment_state', '=', payment ?? ''))
    .$if(shipping !== undefined, (q) => q.where('o.shipping_state', '=', shipping ?? ''))
    .$if(promotion !== undefined, (q) =>
      q.where(
        'o.id',
        'in',
        db
          .selectFrom('promotion_uses')
          .select('order_id')
          .where('promotion_code', '=', promotion ?? ''),
      ),
    )
    .$if(text !== '', (q) =>
      q.where((is) =>
        is.or([
          is('o.number', '=', text),
          is('o.email', '=', text),
          sql<boolean>`starts_with(lower(a.last_name), ${text})`,
        ]),
      ),
    );
  const rows = await narrowed
    .leftJoin('payments as p', 'p.order_id', 'o.id')
    .select([
      ...(['o.number', 'o.placed_at as placedAt', 'o.email', 'o.channel', 'o.total'] as const),
      ...(['o.state', 'o.payment_state as paymentState'] as const),
      ...(['o.shipping_state as shippingState', 'p.state as payment'] as const),
      ...(['a.first_name as firstName', 'a.last_name as lastName', 'o.subscription'] as const),
    ])
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await narrowed
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type TeamOrderRow = Awaited<ReturnType<typeof listOrdersForTeam>>['rows'][number];

/** The one status of a row, as its customer sees it. */
export const statusOfRow = ({ payment, ...row }: TeamOrderRow) =>
  orderStatus({
    ...(row as unknown as Pick<
      Parameters<typeof orderStatus>[0],
      'state' | 'paymentState' | 'shippingState'
    >),
    lastAttemptRefused: payment === 'failed',
  });
