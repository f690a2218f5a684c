import { fullDate } from '#i18n/dates.ts';
import { refuseFields, type Violation } from '#kit/refusal.ts';
import { isUnusualMove, subscriptionPriceOf } from '#modules/catalog/rules/index.ts';
import { type ComparedFood, findFoods } from '#modules/catalog/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ChangePlan } from '../admin-contracts.ts';
import { type Concern, concernsOf, leastNotice, replacementRefusal } from '../rules/index.ts';
import { type Effect, findImpact, type Impact } from './find-impact.ts';

/** A checked plan with its effects. */
export interface JudgedPlan {
  effects: readonly (Effect & {
    productName: string;
    variantName: string;
    oneOff: number | null;
  })[];
  concerns: readonly Concern[];
  announceOn: Temporal.PlainDate;
  impact: Impact;
}

type OfKind<Kind extends ChangePlan['kind']> = Extract<ChangePlan, { kind: Kind }>;

const wrong = (propertyPath: string, code: string, params: Violation['params'] = {}) =>
  refuseFields([{ propertyPath, code, params }]);

/**
 * Checks a plan before anything is written, and returns its impact.
 * @throws Refusal under the field: `planned_change.variant`, `…same_price`, `price.unusual_move`,
 * `…too_soon` with the earliest day, `…overlap`, `…nobody`, and those of `replacementRefusal`
 */
export async function judgePlan(
  db: Db | Tx,
  plan: ChangePlan,
  today: Temporal.PlainDate,
): Promise<JudgedPlan> {
  const judged = plan.kind === 'price' ? await judgePrices(db, plan) : await judgeSwap(db, plan);
  const isRise = judged.effects.some(({ before, after }) => after > before);
  const least = leastNotice(plan.kind === 'price' && isRise);
  if (plan.noticeDays < least) throw wrong('noticeDays', 'planned_change.notice', { least });
  const appliesOn = Temporal.PlainDate.from(plan.appliesOn);
  const earliest = today.add({ days: plan.noticeDays });
  if (Temporal.PlainDate.compare(appliesOn, earliest) < 0)
    throw wrong('appliesOn', 'planned_change.too_soon', { earliest: fullDate(earliest) });
  await assertAlone(db, plan, judged.effects);
  return {
    ...judged,
    announceOn: appliesOn.subtract({ days: plan.noticeDays }),
    impact: await findImpact(db, judged.effects, plan.appliesOn),
  };
}

const fieldOf = ({ kind }: ChangePlan) => (kind === 'price' ? 'prices' : 'variantCode');

async function judgePrices(db: Db | Tx, { prices, channels, confirmed }: OfKind<'price'>) {
  const foods = await findFoods(
    db,
    prices.map(({ variantCode }) => variantCode),
  );
  const effects = prices.flatMap(({ variantCode, cents }) => {
    const food = foods.find((one) => one.variantCode === variantCode);
    const sites = channels.filter((channel) => food?.prices[channel] !== undefined);
    if (!food || sites.length === 0)
      throw wrong('prices', 'planned_change.variant', { code: variantCode });
    const after = subscriptionPriceOf(cents);
    return sites.map((channel) => effectOf(food, channel, after, cents));
  });
  const same = effects.find(({ before, after }) => before === after);
  if (same) throw wrong('prices', 'planned_change.same_price', { code: same.variantCode });
  const odd = effects.find(({ before, after }) => isUnusualMove(before, after));
  if (odd && !confirmed)
    throw wrong('confirmed', 'planned_change.unusual_move', { code: odd.variantCode });
  return { effects, concerns: [] };
}

async function judgeSwap(db: Db | Tx, { variantCode, replacedBy }: OfKind<'replacement'>) {
  const foods = await findFoods(db, [variantCode, replacedBy]);
  const find = (path: string, code: string) => {
    const food = foods.find((one) => one.variantCode === code);
    if (!food) throw wrong(path, 'planned_change.variant', { code });
    return food;
  };
  const from = find('variantCode', variantCode);
  const to = find('replacedBy', replacedBy);
  const refusal = replacementRefusal(from, to);
  if (refusal) throw wrong('replacedBy', refusal);
  const effects = Object.keys(from.prices).flatMap((channel) => {
    const after = to.prices[channel];
    return after === undefined ? [] : [effectOf(from, channel, after, null)];
  });
  if (effects.length < Object.keys(from.prices).length)
    throw wrong('replacedBy', 'planned_change.not_sold');
  return { effects, concerns: concernsOf(from, to) };
}

const effectOf = (food: ComparedFood, channel: string, after: number, oneOff: number | null) => ({
  variantCode: food.variantCode,
  productName: food.productName,
  variantName: food.variantName,
  channel,
  before: food.prices[channel] ?? 0,
  after,
  oneOff,
});

/** Two pending changes of one variant would make one of the notices wrong. */
async function assertAlone(db: Db | Tx, plan: ChangePlan, effects: readonly Effect[]) {
  const codes = [...new Set(effects.map(({ variantCode }) => variantCode))];
  const other = await db
    .selectFrom('planned_changes as c')
    .innerJoin('planned_change_effects as e', 'e.change_id', 'c.id')
    .select('e.variant_code as code')
    .where('c.state', '=', 'planned')
    .where((row) => row.or([row('e.variant_code', 'in', codes), row('c.replaced_by', 'in', codes)]))
    .executeTakeFirst();
  if (other) throw wrong(fieldOf(plan), 'planned_change.overlap', { code: other.code });
}

/**
 * Saves a change; its notices are sent on their day.
 * @throws Refusal as `judgePlan`; `planned_change.nobody` when no subscription is touched.
 */
export async function planChange(work: UnitOfWork, by: string, plan: ChangePlan): Promise<void> {
  const codes =
    plan.kind === 'price' ? plan.prices.map(({ variantCode }) => variantCode) : [plan.variantCode];
  await work.tx
    .selectFrom('product_variants')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute();
  const { effects, concerns, announceOn, impact } = await judgePlan(work.tx, plan, work.today);
  if (impact.subscriptions === 0) throw wrong(fieldOf(plan), 'planned_change.nobody');
  const { id } = await work.tx
    .insertInto('planned_changes')
    .values({
      kind: plan.kind,
      reason: plan.reason,
      notice_days: plan.noticeDays,
      staff_name: by,
      applies_on: plan.appliesOn,
      announce_on: announceOn.toString(),
      concerns: [...concerns],
      created_at: new Date(work.now.epochMilliseconds),
      variant_code: plan.kind === 'replacement' ? plan.variantCode : null,
      replaced_by: plan.kind === 'replacement' ? plan.replacedBy : null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.tx
    .insertInto('planned_change_effects')
    .values(
      effects.map(({ variantCode, channel, before, after, oneOff }) => ({
        change_id: id,
        variant_code: variantCode,
        channel_code: channel,
        before,
        after,
        one_off: oneOff,
      })),
    )
    .execute();
  await work.announce('planned_change.decided', { changeId: id });
}
