import { toCivilDate } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import {
  awaitAnswer,
  fetchLabels,
  hasLabelServices,
  wantReturnAgain,
} from '#modules/carriers/server/index.ts';
import { lockOrder, type Order } from '#modules/orders/server/index.ts';
import { stopwatch } from '#platform/clock.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { OwnReturnShape } from '../../contracts.ts';
import { GUARANTEE, type OWN_RETURN_REASONS } from '../../rules/index.ts';
import { offerReturn } from '../offer-return.ts';
import { listOwnReturns } from '../own-returns.ts';

/** Time a customer waits for the carrier; a later response is fetched within a minute, and mailed. */
const LABEL_WAIT_MS = 8_000;

type OwnReason = (typeof OWN_RETURN_REASONS)[number];

/**
 * The return label a customer asks for, made by the carrier of the delivery. While a return is open,
 * asking again answers that one: whoever asks twice has one label, also while the first call to the carrier lasts.
 * @throws Refusal `return.nothing_sent`, `return.no_carrier`, `return.ask_team`, `return.refused`;
 * `return.awaited` while the carrier has not answered: the request is kept
 */
export async function askForReturn(
  appContext: AppContext,
  order: Pick<Order, 'id' | 'token'>,
  reason: OwnReason,
): Promise<OwnReturnShape> {
  const elapsed = stopwatch();
  const { id, requestId } = await transact(appContext, (work) =>
    openReturn(appContext, work, order, reason),
  );
  await fetchLabels(appContext, { orderIds: [order.id], limitMs: LABEL_WAIT_MS });
  await awaitAnswer(appContext, requestId, LABEL_WAIT_MS - elapsed());
  const made = (await listOwnReturns(appContext.db, order)).find((one) => one.id === id);
  if (made) return made;
  throw refuse(await whyNot(appContext, id));
}

/** Its open return, or a new one. */
async function openReturn(
  appContext: AppContext,
  work: UnitOfWork,
  { token }: Pick<Order, 'token'>,
  reason: OwnReason,
): Promise<{ id: number; requestId: number }> {
  const order = await lockOrder(work, token);
  if (!order) throw refuse('order.unknown');
  const findOpen = () =>
    work.tx
      .selectFrom('parcel_returns')
      .select(['id', 'request_id as requestId'])
      .where('order_id', '=', order.id)
      .where('arrived_at', 'is', null)
      .where('cancelled_at', 'is', null);
  const open = await findOpen().executeTakeFirst();
  if (open) {
    await wantReturnAgain(work, open.requestId);
    return open;
  }
  if (!hasLabelServices(appContext)) throw refuse('return.no_carrier');
  const earlier = await work.tx
    .selectFrom('parcel_returns')
    .select('id')
    .where('order_id', '=', order.id)
    .where('offered_by', 'is', null)
    .executeTakeFirst();
  if (earlier || isOutOfGuarantee(order, work.today)) throw refuse('return.ask_team');
  await offerReturn(work, null, order, reason);
  return findOpen().executeTakeFirstOrThrow();
}

/** Counted from the last parcel's arrival, or from its departure while that is unknown. */
function isOutOfGuarantee({ shipment }: Order, today: Temporal.PlainDate): boolean {
  const since = shipment?.deliveredAt ?? shipment?.shippedAt;
  if (!since) return false;
  const end = toCivilDate(Temporal.Instant.from(new Date(since).toISOString())).add(GUARANTEE);
  return Temporal.PlainDate.compare(today, end) > 0;
}

async function whyNot({ db }: AppContext, id: number) {
  const { state } = await db
    .selectFrom('parcel_returns as r')
    .innerJoin('label_requests as q', 'q.id', 'r.request_id')
    .select('q.state')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'refused' ? 'return.refused' : 'return.awaited';
}
