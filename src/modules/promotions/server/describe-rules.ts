import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import type { Db } from '#registry/schema.ts';
import type { Conditions, Reward } from '../rules/index.ts';
import type { RecordedRule } from './tables.ts';

/** A promotion code with the version of its rule. */
export interface RuleNamed {
  code: string;
  version: string;
}

/** Rewards and conditions of promotions in French, by code, in the given versions. One statement. */
export async function describeRules(
  db: Db,
  named: readonly RuleNamed[],
): Promise<ReadonlyMap<string, string>> {
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_versions')
    .select(['promotion_code as code', 'version', 'rule'])
    .where((where) =>
      where.or(
        named.map(({ code, version }) =>
          where.and([where('promotion_code', '=', code), where('version', '=', version)]),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  // Two versions on one day: the later one counts.
  return new Map(rows.map(({ code, rule }) => [code, describe(rule)]));
}

const say = (key: string, params?: Record<string, string | number>) =>
  t(`promotions.rule.${key}`, params);

function describe({ reward, conditions, endsOn }: RecordedRule): string {
  const parts = defined([
    rewardOf(reward),
    ...conditionsOf(conditions),
    endsOn ? say('until', { date: fullDate(endsOn) }) : undefined,
  ]);
  return `${parts.join(', ')}.`;
}

function rewardOf(reward: Reward): string {
  if (reward.kind === 'amount') return say('amount', { amount: money(reward.amount) });
  if (reward.kind === 'percent') return say('percent', { rate: percent(reward.rate / 100) });
  return say(reward.kind);
}

function conditionsOf(conditions: Conditions): string[] {
  const { firstOrderOnly, subscriptionOnly, deliveries, minimum, products, categories } =
    conditions;
  const said: [string, boolean, Record<string, string | number>?][] = [
    ['some', products.length + categories.length > 0],
    ['minimum', minimum !== null, { amount: money(minimum) }],
    ['firstOrder', firstOrderOnly],
    ['segment', (conditions.segment ?? null) !== null],
    ['subscription', subscriptionOnly],
    ['deliveries', deliveries !== null, { count: deliveries?.count ?? 0 }],
  ];
  return said.flatMap(([key, isRequested, params]) => (isRequested ? [say(key, params)] : []));
}
