import { defined } from '#kit/defined.ts';
import { reportCampaign } from '#modules/campaigns/server/index.ts';
import { capturePayment, settlePayment } from '#modules/checkout/server/index.ts';
import { findAttempt } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { Assortment } from '../../../seeds/year/foods.ts';
import { chosen } from '../chosen.ts';
import { type Colleague, claim, giveBack, settle, takeBack, withdraw } from './after-sale.ts';
import { buy, cancel, choosePurchases, pay } from './buy.ts';
import { join, weigh } from './join.ts';
import { keepAccounts } from './keep-accounts.ts';
import type { PastShop } from './past-shop.ts';
import type { Planned } from './plan.ts';
import { changeSubscription } from './subscribed.ts';
import { orderSupplies, receiveSupplies } from './supplies.ts';
import { readReviews, review, write } from './words.ts';

/** The shared data of the simulated year. */
export interface Stage {
  assortment: Assortment;
  /** Usual stock of each format. */
  usual: ReadonlyMap<string, number>;
  keeper: Colleague;
  support: Colleague;
}

interface PlayedDay {
  date: Temporal.PlainDate;
  planned: readonly Planned[];
  /** Days of the year that are still to come. */
  daysLeft: number;
  stopping?: AbortSignal | undefined;
}

interface Step {
  /** Minutes since midnight. */
  minute: number;
  what: string;
  run: () => Promise<unknown>;
  /** Resumed where it was interrupted, skipping what is done. Any other step is started once. */
  isRepeated?: boolean;
}

/** Days at the end of the year whose reviews are not moderated yet. */
const UNREAD_DAYS = 4;

const MONDAY = 1;
/**
 * Number of days at the end of the year with reminders and review invitations; writing those mails takes half of a day's time.
 */
const MAILED_DAYS = 30;

const at = (hour: number, minute = 0) => hour * 60 + minute;

/** What the shop does on a past day, in order: its jobs, its team, its customers. */
export function stepsOf(
  shop: PastShop,
  stage: Stage,
  { date, planned, daysLeft, stopping }: PlayedDay,
): Step[] {
  const job = (minute: number, name: string): Step => ({
    minute,
    what: name,
    run: () => shop.start(name),
  });
  const { keeper } = stage;
  const isLate = daysLeft < MAILED_DAYS;
  const others = planned.filter((one) => !isShopping(one));
  const ofPeople = others.map((one) => ({
    minute: one.minute,
    what: one.do,
    run: () => perform(shop, stage, { ...one, daysLeft }),
  }));
  const ofShop = defined<Step>([
    job(at(0, 10), 'resume-subscriptions'),
    job(at(0, 40), 'end-terminated-subscriptions'),
    { minute: at(3, 25), what: 'keep accounts', run: () => keepAccounts(shop) },
    job(at(6, 0), 'renew-subscriptions'),
    isLate ? job(at(6, 20), 'remind-subscribers') : undefined,
    { minute: at(7), what: 'receive supplies', run: () => receiveSupplies(shop, keeper) },
    {
      minute: at(7),
      what: 'people order',
      run: () => letOrder(shop, stage, { date, planned: planned.filter(isShopping), stopping }),
      isRepeated: true,
    },
    date.dayOfWeek === MONDAY
      ? {
          minute: at(8),
          what: 'order supplies',
          run: () => orderSupplies(shop, keeper, stage.usual),
        }
      : undefined,
    isLate ? job(at(9, 20), 'invite-reviewers') : undefined,
    { minute: at(15), what: 'send parcels', run: () => sendParcels(shop) },
    job(at(22, 40), 'release-unpaid-orders'),
    job(at(22, 45), 'decide-withdrawals'),
    job(at(22, 50), 'show-invoices'),
    {
      minute: at(22, 55),
      what: 'report campaigns',
      run: () => reportCampaigns(shop, planned.length),
    },
    daysLeft === 0
      ? {
          minute: at(23),
          what: 'read reviews',
          run: () => readReviews(shop, date.subtract({ days: UNREAD_DAYS })),
        }
      : undefined,
  ]);
  return [...ofShop, ...ofPeople].toSorted((a, b) => a.minute - b.minute);
}

type Shopping = Extract<Planned, { do: 'join' | 'order' }>;

const isShopping = (one: Planned): one is Shopping => one.do === 'join' || one.do === 'order';

/**
 * Runs the planned actions of customers, several concurrently, each at its minute. They are independent, except that orders and
 * subscriptions are numbered in the planned order.
 */
async function letOrder(
  shop: PastShop,
  { assortment }: Stage,
  {
    date,
    planned,
    stopping,
  }: { date: PlayedDay['date']; planned: Shopping[] } & Pick<PlayedDay, 'stopping'>,
): Promise<void> {
  const orders = planned.filter((one) => one.do === 'order');
  const purchases = await choosePurchases(shop, orders, assortment);
  const bought = new Map(orders.map((one, nth) => [one, purchases[nth]]));
  // Sorted by each person's last minute, so that somebody who joins and orders is placed by the
  // order.
  const people = [...Map.groupBy(planned, ({ person }) => person.nth).values()].toSorted(
    (a, b) => (a.at(-1)?.minute ?? 0) - (b.at(-1)?.minute ?? 0),
  );
  const placed = people.map(() => Promise.withResolvers<void>());
  await shop.spread('people order', people, async (own, doings, place) => {
    const { resolve } = placed[place] as PromiseWithResolvers<void>;
    const before = Promise.all(placed.slice(0, place).map(({ promise }) => promise));
    try {
      for (const one of doings) {
        if (stopping?.aborted) return;
        own.goTo(date, one.minute);
        const purchase = bought.get(one as (typeof orders)[number]);
        await own.attempt(one.do, async () => {
          if (!purchase) return join(own, one.person);
          // A subscription is numbered by a job of its order, so those behind it wait for that too.
          const { isSubscribed } = purchase.order;
          await buy(own, one.person, purchase, (act) => {
            const done = before.then(act);
            return isSubscribed ? done : done.finally(resolve);
          });
        });
      }
    } finally {
      resolve();
    }
  });
}

function perform(
  shop: PastShop,
  { keeper, support }: Stage,
  doing: Exclude<Planned, Shopping> & { daysLeft: number },
): Promise<void> {
  const { daysLeft, person } = doing;
  switch (doing.do) {
    case 'pay':
      return pay(shop, person, doing.of);
    case 'cancel':
      return cancel(shop, person, doing.of);
    case 'give_back':
      return giveBack(shop, person, doing.of);
    case 'withdraw':
      return withdraw(shop, person, doing.of);
    case 'take_back':
      return takeBack(shop, person, { of: doing.of, keeper });
    case 'claim':
      return claim(shop, person, { of: doing.of, kind: doing.kind, keeper });
    case 'settle_claim':
      return settle(shop, person, { of: doing.of, keeper });
    case 'review':
      return review(shop, person, doing.of);
    case 'write':
      return write(shop, person, { support, daysLeft });
    case 'weigh':
      return weigh(shop, person);
    default:
      return changeSubscription(shop, person, doing);
  }
}

/** Batch size of the warehouse stand-in. */
const AT_ONCE = 100;

/** Parcels leave and are delivered, cards are captured, and banks report disputes. */
async function sendParcels(shop: PastShop): Promise<void> {
  const day = shop.clock.today().toString();
  const { count } = await shop.db
    .selectFrom('shipments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'ready'), is('dispatch_on', '<=', day)]),
        is.and([
          is('state', '=', 'shipped'),
          is('deliver_to', '<=', day),
          is('delivered_at', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  for (let done = 0; done <= Number(count); done += AT_ONCE)
    await shop.attempt('dispatch', () => shop.start('dispatch-orders'));
  await debitCards(shop);
}

/**
 * Only for orders that left by this moment: later ones belong to people using the shop meanwhile. Authorisations of cancelled
 * orders are released. Concurrent, since orders are independent.
 */
async function debitCards(shop: PastShop): Promise<void> {
  const now = new Date(shop.clock.now().epochMilliseconds);
  const held = await shop.db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.token', 'a.order_token')
    .leftJoin('shipments as s', 's.order_id', 'o.id')
    .select('a.hash')
    .where((is) =>
      is.or([
        is.and([is('a.state', '=', 'voiding'), is('a.updated_at', '<=', now)]),
        is.and([
          is('a.state', '=', 'accepted'),
          is('o.state', '=', 'completed'),
          is('o.placed_at', '<=', now),
          is('s.shipped_at', '<=', now),
        ]),
      ]),
    )
    .orderBy('o.number')
    .orderBy('o.id')
    .execute();
  await shop.spread('debit', held, async (own, { hash }) => {
    const attempt = await findAttempt(own.db, hash);
    if (attempt?.state === 'voiding') await settlePayment(own, hash);
    if (attempt?.state === 'accepted') await capturePayment(own, attempt);
  });
  const disputed = await shop.db
    .selectFrom('standin_charges as c')
    .innerJoin('payment_attempts as a', 'a.hash', 'c.idempotency_key')
    .leftJoin('ledger_entries as l', (join) =>
      join.onRef('l.order_token', '=', 'a.order_token').on('l.kind', '=', 'dispute'),
    )
    .select('a.hash')
    .where('c.disputed', '>', 0)
    .where('l.id', 'is', null)
    .orderBy('a.id')
    .execute();
  for (const { hash } of disputed) await shop.start('check-dispute', { hash });
}

/** Records how often campaigns were shown, in proportion to the day's sales. */
async function reportCampaigns(shop: PastShop, liveliness: number): Promise<void> {
  const campaigns = await shop.db.selectFrom('campaigns').select('code').orderBy('code').execute();
  const day = shop.clock.today().toString();
  await transact(shop, async (work) => {
    for (const { code } of campaigns)
      for (let shown = chosen(3, code, day); shown < Math.ceil(liveliness / 4); shown += 1)
        await reportCampaign(work, code);
  });
}
