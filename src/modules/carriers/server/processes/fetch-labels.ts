import { sql } from 'kysely';
import { SELLER_COUNTRY } from '#kit/countries.ts';
import { findOrderById, lockOrder, type Order } from '#modules/orders/server/index.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { stopwatch } from '#platform/clock.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { type Carrier, plain } from '../../rules/index.ts';
import { findLabels } from '../find-labels.ts';
import type { LabelAnswer, LabelParty, LabelService, WantedLabel } from '../label-service.ts';
import { labelServices } from '../label-services.ts';
import { needsNoLabel } from '../labels-here.ts';
import { recordAnswer } from '../record-answer.ts';

/** Concurrent calls per run: at one second each, a wave of two hundred takes half a minute. */
const AT_ONCE = 6;
/** Consecutive calls to a carrier without a response before it is skipped until the next run. */
const SILENCES = 3;

interface Options {
  /** Limits the run to these orders. */
  orderIds?: readonly number[];
  /** Time after which no further call is started. */
  limitMs: number;
  stopping?: AbortSignal | undefined;
}

interface Claimed {
  id: number;
  reference: string;
  carrier: Carrier;
  kind: 'outward' | 'return';
  orderId: number;
  parcel: number;
  grams: number;
}

/**
 * Requests pending labels from carriers, and repeats requests without a response under the same
 * reference. Each call is made outside a transaction, its response saved in one. Concurrent runs
 * share the work. Orders that left or were cancelled are skipped, because each label costs money.
 */
export async function fetchLabels(appContext: AppContext, options: Options): Promise<void> {
  const services = labelServices(appContext);
  const elapsed = stopwatch();
  const seen: number[] = [];
  const silent = new Map<Carrier, number>();
  const isQuiet = (carrier: Carrier) => (silent.get(carrier) ?? 0) >= SILENCES;
  const work = async () => {
    while (elapsed() < options.limitMs && !options.stopping?.aborted) {
      const carriers = Object.values(services)
        .map((service) => service.name)
        .filter((carrier) => !isQuiet(carrier));
      const claimed = await claim(appContext, { ...options, carriers, except: seen });
      if (!claimed) return;
      seen.push(claimed.id);
      const service = services[claimed.carrier];
      const order = service && (await findWanting(appContext, claimed));
      if (!order) continue;
      const answer = await service.make(wantedOf(appContext, claimed, order));
      const isUnknown = answer.outcome === 'unknown';
      silent.set(claimed.carrier, isUnknown ? (silent.get(claimed.carrier) ?? 0) + 1 : 0);
      await record(appContext, claimed, answer, service);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Claims the next request and commits before the call, so that a crash leaves a trace of the call. */
async function claim(
  appContext: AppContext,
  {
    orderIds,
    carriers,
    except,
  }: Pick<Options, 'orderIds'> & { carriers: readonly Carrier[]; except: readonly number[] },
): Promise<Claimed | undefined> {
  if (carriers.length === 0 || orderIds?.length === 0) return undefined;
  const now = new Date(appContext.clock.now().epochMilliseconds);
  // A call still open after twice its time limit was made by a process that has died.
  const lost = new Date(now.getTime() - 2 * appContext.config.LABEL_TIMEOUT_MS);
  return appContext.db
    .updateTable('label_requests')
    .set({ state: 'sent', sent_at: now, ended_at: null, attempts: sql`attempts + 1` })
    .where('id', '=', (from) =>
      from
        .selectFrom('label_requests')
        .select('id')
        .where((is) =>
          is.or([
            is('state', '=', 'wanted'),
            is.and([
              is('state', '=', 'sent'),
              is.or([is('ended_at', 'is not', null), is('sent_at', '<', lost)]),
            ]),
          ]),
        )
        .where('carrier', 'in', [...carriers])
        .$if(except.length > 0, (of) => of.where('id', 'not in', [...except]))
        .$if(orderIds !== undefined, (of) => of.where('order_id', 'in', [...(orderIds ?? [])]))
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'reference', 'carrier', 'kind', 'order_id as orderId', 'parcel', 'grams'])
    .executeTakeFirst();
}

/** The order a request is still needed for; null when it is not, and the request is dropped. */
function findWanting(
  appContext: AppContext,
  { id, kind, orderId, parcel }: Claimed,
): Promise<Order | null> {
  return transact(appContext, async (work) => {
    const found = await findOrderById(work.tx, orderId);
    // Locks the order, so that it cannot leave between reading and writing.
    const order = found && (await lockOrder(work, found.token));
    if (!order || kind === 'return') return order;
    const labels = await findLabels(work.tx, [orderId]);
    if (!needsNoLabel(order, labels, parcel)) return order;
    await work.tx
      .updateTable('label_requests')
      .set({ state: 'dropped', ended_at: new Date(work.now.epochMilliseconds) })
      .where('id', '=', id)
      .execute();
    return null;
  });
}

async function record(
  appContext: AppContext,
  { id }: Claimed,
  answer: LabelAnswer,
  service: LabelService,
): Promise<void> {
  const labelId = await transact(appContext, (work) => recordAnswer(work, id, answer));
  if (labelId === null || answer.outcome !== 'made' || answer.file.url === null) return;
  const content = await service.fetchFile(answer.file.url);
  // A missing file is fetched when somebody prints the label.
  if (content)
    await appContext.db
      .updateTable('label_files')
      .set({ content })
      .where('label_id', '=', labelId)
      .execute();
}

function wantedOf(
  appContext: AppContext,
  { reference, grams, kind }: Claimed,
  order: Order,
): WantedLabel {
  const shop = sellerParty(appContext);
  const customer = customerParty(order);
  const isOutward = kind === 'outward';
  return {
    reference,
    depositOn: dispatchDay(appContext.clock.today()).toString(),
    grams,
    kind,
    from: isOutward ? shop : customer,
    to: isOutward ? customer : shop,
    point: isOutward ? (order.shipment?.pickupPoint ?? null) : null,
    instructions: isOutward ? (order.shippingAddress?.deliveryInstructions ?? null) : null,
  };
}

const sellerParty = ({ config }: AppContext): LabelParty => ({
  company: plain(config.SELLER_NAME),
  firstName: '',
  lastName: '',
  street: config.SELLER_STREET,
  street2: null,
  postcode: config.SELLER_POSTCODE,
  city: config.SELLER_CITY,
  countryCode: SELLER_COUNTRY,
  phone: null,
  email: config.SUPPORT_EMAIL,
});

function customerParty({ shippingAddress, email }: Order): LabelParty {
  const address = shippingAddress;
  return {
    company: address?.company ?? null,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    street: address?.street ?? '',
    street2: address?.street2 ?? null,
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? SELLER_COUNTRY,
    phone: address?.phoneNumber ?? null,
    email,
  };
}
