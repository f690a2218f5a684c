import { sql } from 'kysely';
import {
  type Bowl,
  type LeftWord,
  leaveBy,
  proposeDate,
  runOutDays,
  runsOut,
  saidAsAmount,
  saidInWords,
} from '#modules/bowls/rules/index.ts';
import { readRations } from '#modules/bowls/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { SubscriptionShape } from '../contracts.ts';
import { dateRange } from '../rules/index.ts';
import { lockOf } from './lock-for-change.ts';
import type { Subscription } from './subscription.ts';

/** A parcel is assumed to arrive this many days after dispatch. */
const THERE_AFTER_DAYS = 3;

/** Estimates for the foods of a subscription. Civil dates. */
export interface Bowls {
  /** By variant; absent when no animal or ration is known, or nothing was delivered. */
  runsOut: ReadonlyMap<string, NonNullable<SubscriptionShape['items'][number]['runsOut']>>;
  /** A suggested date for the next delivery, once somebody answered. */
  proposedDate: string | null;
}

const NONE: Bowls = { runsOut: new Map(), proposedDate: null };

/**
 * Estimates when the foods of subscriptions run out, from animals, deliveries and answers. The number of queries does
 * not depend on their number; there is none when no line feeds an animal.
 */
export async function readBowls(
  db: Db | Tx,
  subscriptions: readonly Subscription[],
  today: Temporal.PlainDate,
): Promise<Map<number, Bowls>> {
  const running = subscriptions.filter(
    ({ status, items }) => status !== 'stopped' && items.some(({ animals }) => animals.length > 0),
  );
  if (running.length === 0) return new Map();
  const ids = running.map(({ id }) => id);
  const rations = await readRations(db, running.map(linesOf), today);
  const came = await findArrivals(db, ids);
  const said = await findAnswers(db, ids);
  return new Map(
    running.map((subscription, at) => {
      const own = <T extends { subscriptionId: number }>(all: readonly T[]) =>
        all.filter(({ subscriptionId }) => subscriptionId === subscription.id);
      const bowls = bowlsOf(rations[at] ?? new Map(), own(came), own(said));
      return [subscription.id, shownBowls(subscription, bowls, today)];
    }),
  );
}

/** The estimates of a subscription; empty when it is not among those read. */
export const bowlsAmong = (read: ReadonlyMap<number, Bowls>, { id }: Subscription): Bowls =>
  read.get(id) ?? NONE;

/** The contents of a hypothetical delivery. */
interface PlannedDelivery {
  shippingDate: string;
  lines: readonly { variantCode: string; quantity: number; netGrams: number }[];
}

/**
 * For each of several versions of a subscription, the day the first measured food probably runs out after each of the
 * next deliveries; null when none is measured, and when a one-off food is in it. The number of queries is fixed;
 * there is none when no line feeds an animal.
 */
export async function readRunOutDays(
  db: Db | Tx,
  versions: readonly { subscription: Subscription; planned: readonly PlannedDelivery[] }[],
  today: Temporal.PlainDate,
): Promise<(string | null)[][]> {
  const lists = versions.map(({ subscription }) => linesOf(subscription));
  if (!lists.flat().some(({ animals }) => animals.length > 0))
    return versions.map(({ planned }) => planned.map(() => null));
  const ids = [...new Set(versions.map(({ subscription }) => subscription.id))];
  const rations = await readRations(db, lists, today);
  const came = await findArrivals(db, ids);
  const said = await findAnswers(db, ids);
  return versions.map(({ subscription, planned }, at) => {
    const own = <T extends { subscriptionId: number }>(all: readonly T[]) =>
      all.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const bowls = bowlsOf(rations[at] ?? new Map(), own(came), own(said));
    return firstRunOuts(bowls, subscription, planned, today);
  });
}

function firstRunOuts(
  bowls: ReadonlyMap<string, Bowl>,
  { items }: Subscription,
  planned: readonly PlannedDelivery[],
  today: Temporal.PlainDate,
): (string | null)[] {
  const days = [...bowls].map(([code, bowl]) => ({
    code,
    of: runOutDays(
      bowl,
      planned.map(({ shippingDate, lines }) => ({
        on: Temporal.PlainDate.from(shippingDate).add({ days: THERE_AFTER_DAYS }),
        grams: gramsOf(lines, code),
      })),
      today,
    ),
  }));
  return planned.map(({ lines }, at) => {
    // A one-off food has no ration: who eats it and how long it lasts is unknown.
    const comesOnce = items.some(
      ({ variantCode, quantity, animals }) =>
        quantity === 0 && animals.length > 0 && gramsOf(lines, variantCode) > 0,
    );
    if (comesOnce) return null;
    const ofFoods = days.flatMap(({ code, of }) =>
      gramsOf(lines, code) > 0 ? (of[at] ?? []) : [],
    );
    return ofFoods.toSorted(Temporal.PlainDate.compare)[0]?.toString() ?? null;
  });
}

const gramsOf = (lines: PlannedDelivery['lines'], code: string): number =>
  lines
    .filter(({ variantCode }) => variantCode === code)
    .reduce((sum, { quantity, netGrams }) => sum + quantity * netGrams, 0);

/** Names of the foods of a subscription whose remaining amount can be asked for. */
export async function findMeasuredFoods(
  db: Db | Tx,
  subscription: Subscription,
  today: Temporal.PlainDate,
): Promise<string[]> {
  const { runsOut } = bowlsAmong(await readBowls(db, [subscription], today), subscription);
  return subscription.items.flatMap(({ variantCode, known: { productName } }) =>
    runsOut.has(variantCode) ? [productName] : [],
  );
}

const linesOf = ({ items }: Subscription) =>
  items.map(({ variantCode, quantity, animals }) => ({
    variantCode,
    quantity,
    animals: animals.map(({ id }) => id),
  }));

interface Came {
  subscriptionId: number;
  variantCode: string;
  shippingDate: string;
  grams: number;
}

/** Pieces of each variant delivered, with the day they left or will leave. */
async function findArrivals(db: Db | Tx, ids: readonly number[]): Promise<Came[]> {
  const { rows } = await sql<Came>`
    with placed as (
      select c.id, c.subscription_id, c.shipping_date, c.number, c.order_id, c.replaced, s.first_frequency
      from subscription_cycles c
      join orders o on o.id = c.order_id and o.state <> 'cancelled'
      join subscriptions s on s.id = c.subscription_id
      where c.subscription_id = any(${[...ids]}) and c.state = 'placed'
    ), came as (
      select c.subscription_id, i.variant_code, c.shipping_date, i.quantity * i.net_grams as grams
      from placed c join order_items i on i.order_id = c.order_id and i.net_grams > 0
        and (c.number > 1 or i.subscription_interval = c.first_frequency)
      -- A replacement counts as the food it replaced, because it feeds the same animals.
      union all
      select c.subscription_id, r."from", c.shipping_date, r.grams
      from placed c cross join jsonb_to_recordset(c.replaced) as r ("from" text, "to" text, grams integer)
      union all
      select c.subscription_id, r."to", c.shipping_date, -r.grams
      from placed c cross join jsonb_to_recordset(c.replaced) as r ("from" text, "to" text, grams integer))
    select subscription_id as "subscriptionId", variant_code as "variantCode",
      shipping_date as "shippingDate", sum(grams)::int as grams
    from came group by 1, 2, 3 having sum(grams) > 0`.execute(db);
  return rows;
}

interface Said {
  subscriptionId: number;
  variantCode: string;
  answeredOn: string;
  left: LeftWord | null;
  share: number | null;
}

const findAnswers = (db: Db | Tx, ids: readonly number[]): Promise<Said[]> =>
  db
    .selectFrom('bowl_answers')
    .select(['subscription_id as subscriptionId', 'variant_code as variantCode'])
    .select(['answered_on as answeredOn', 'share_left as left', 'amount_left as share'])
    .where('subscription_id', 'in', [...ids])
    .orderBy('answered_on')
    .execute();

function bowlsOf(
  rations: ReadonlyMap<string, number>,
  came: readonly Came[],
  said: readonly Said[],
): Map<string, Bowl> {
  const date = (text: string) => Temporal.PlainDate.from(text);
  return new Map(
    [...rations].map(([code, gramsPerDay]) => [
      code,
      {
        gramsPerDay,
        arrivals: came
          .filter(({ variantCode }) => variantCode === code)
          .map(({ shippingDate, grams }) => ({
            on: date(shippingDate).add({ days: THERE_AFTER_DAYS }),
            grams,
          })),
        answers: said
          .filter(({ variantCode }) => variantCode === code)
          .map(({ answeredOn, left, share }) => {
            const { least, most } = left ? saidInWords(left) : saidAsAmount(share ?? 0);
            return { on: date(answeredOn), least, most };
          }),
      },
    ]),
  );
}

function shownBowls(
  subscription: Subscription,
  bowls: ReadonlyMap<string, Bowl>,
  today: Temporal.PlainDate,
): Bowls {
  const found = new Map(
    [...bowls].flatMap(([code, bowl]) => {
      const range = runsOut(bowl, today);
      if (!range) return [];
      const { from, likely, until } = range;
      const shown = {
        from: from.toString(),
        likely: likely.toString(),
        until: until.toString(),
        deliveredGrams: lastThere(bowl, today)?.grams ?? 0,
      };
      return [[code, shown] as const];
    }),
  );
  return { runsOut: found, proposedDate: proposed(subscription, [...bowls.values()], today) };
}

/** The delivery that a share refers to: the last one that arrived, else the first on its way. */
function lastThere({ arrivals }: Bowl, today: Temporal.PlainDate) {
  const inOrder = arrivals.toSorted((a, b) => Temporal.PlainDate.compare(a.on, b.on));
  const there = inOrder.findLast(({ on }) => Temporal.PlainDate.compare(on, today) < 0);
  return there ?? inOrder[0];
}

/** No date is suggested before somebody answered, or when the delivery cannot be moved. */
function proposed(
  subscription: Subscription,
  bowls: readonly Bowl[],
  today: Temporal.PlainDate,
): string | null {
  const { cycle } = subscription;
  const isAnswered = bowls.some(({ answers }) => answers.length > 0);
  if (!cycle || !isAnswered || lockOf(subscription, today) !== null) return null;
  const days = bowls.flatMap((bowl) => leaveBy(bowl, today) ?? []);
  const leaves = Temporal.PlainDate.from(cycle.shippingDate);
  const { earliest, latest } = dateRange(today);
  return proposeDate(days, { leaves, earliest, latest })?.toString() ?? null;
}
