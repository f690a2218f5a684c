import { defined } from '#kit/defined.ts';
import { reportCampaign } from '#modules/campaigns/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { Assortment } from '../../../seeds/year/foods.ts';
import { chosen } from '../chosen.ts';
import { type Colleague, claim, giveBack, settle, takeBack, withdraw } from './after-sale.ts';
import { buy, cancel, pay } from './buy.ts';
import { join, weigh } from './join.ts';
import type { PastShop } from './past-shop.ts';
import type { Planned } from './plan.ts';
import { changeSubscription } from './subscribed.ts';
import { orderSupplies, receiveSupplies } from './supplies.ts';
import { readReviews, review, write } from './words.ts';

/** Who and what there is in the year. */
export interface Stage {
  assortment: Assortment;
  /** Pieces of a format that stand there on an ordinary day. */
  usual: ReadonlyMap<string, number>;
  keeper: Colleague;
  support: Colleague;
}

interface PlayedDay {
  date: Temporal.PlainDate;
  planned: readonly Planned[];
  /** Days of the year that follow it. */
  daysLeft: number;
}

interface Step {
  /** Minutes since midnight. */
  minute: number;
  what: string;
  run: () => Promise<unknown>;
}

/** Days whose reviews wait for the team. */
const UNREAD_DAYS = 4;

const MONDAY = 1;
/** Of so many last days people were told what is coming, and invited to review; writing those mails is half of a day's work. */
const MAILED_DAYS = 30;

const at = (hour: number, minute = 0) => hour * 60 + minute;

/** What the shop does on a past day, in order: its jobs, its team, its customers. */
export function stepsOf(
  shop: PastShop,
  stage: Stage,
  { date, planned, daysLeft }: PlayedDay,
): Step[] {
  const job = (minute: number, name: string): Step => ({
    minute,
    what: name,
    run: () => shop.start(name),
  });
  const { keeper } = stage;
  const isLate = daysLeft < MAILED_DAYS;
  const ofPeople = planned.map((one) => ({
    minute: one.minute,
    what: one.do,
    run: () => perform(shop, stage, { ...one, daysLeft }),
  }));
  const ofShop = defined<Step>([
    job(at(0, 10), 'resume-subscriptions'),
    job(at(0, 40), 'end-terminated-subscriptions'),
    job(at(6, 0), 'renew-subscriptions'),
    isLate ? job(at(6, 20), 'remind-subscribers') : undefined,
    { minute: at(7), what: 'receive supplies', run: () => receiveSupplies(shop, keeper) },
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

function perform(
  shop: PastShop,
  { assortment, keeper, support }: Stage,
  doing: Planned & { daysLeft: number },
): Promise<void> {
  const { daysLeft, person } = doing;
  switch (doing.do) {
    case 'join':
      return join(shop, person);
    case 'order':
      return buy(shop, person, { order: doing.order, assortment });
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

/** The stand-in of the warehouse takes so many at once. */
const AT_ONCE = 100;

/** Parcels leave and arrive, cards are debited, and banks say what their customers dispute. */
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

/** Of orders that left by this moment, and of no later ones: those are of who tries the shop meanwhile. */
async function debitCards(shop: PastShop): Promise<void> {
  const now = new Date(shop.clock.now().epochMilliseconds);
  const held = await shop.db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.token', 'a.order_token')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .select('a.hash')
    .where('a.state', '=', 'accepted')
    .where('o.state', '=', 'completed')
    .where('o.placed_at', '<=', now)
    .where('s.shipped_at', '<=', now)
    .orderBy('a.id')
    .execute();
  for (const { hash } of held) await shop.start('settle-payment', { hash });
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

/** How often campaigns were shown, by how lively the day was. */
async function reportCampaigns(shop: PastShop, liveliness: number): Promise<void> {
  const campaigns = await shop.db.selectFrom('campaigns').select('code').orderBy('code').execute();
  const day = shop.clock.today().toString();
  await transact(shop, async (work) => {
    for (const { code } of campaigns)
      for (let shown = chosen(3, code, day); shown < Math.ceil(liveliness / 4); shown += 1)
        await reportCampaign(work, code);
  });
}
