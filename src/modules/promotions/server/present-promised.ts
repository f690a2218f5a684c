import { refusalText, t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import type { PromisedShape } from '../contracts.ts';
import {
  deliveriesLeft,
  type FirstDeliveries,
  type PromisedDeliveries,
  type Reward,
} from '../rules/index.ts';

/** A promise of an order or a subscription, with its text. */
export function presentPromised(promised: PromisedDeliveries): PromisedShape {
  const { terms, done, isGiven } = promised;
  const { code, name, couponCode, version, conditions } = terms;
  const { count: deliveries, from } = conditions.deliveries as FirstDeliveries;
  return {
    code,
    name,
    couponCode,
    version,
    deliveries,
    from,
    done,
    given: isGiven,
    left: deliveriesLeft(promised),
    text: wordsOf(promised),
  };
}

/** `Encore 2 livraisons à −20 %, celle-ci comprise.` */
function wordsOf(promised: PromisedDeliveries): string {
  const { terms, promiseId, isGiven, reason } = promised;
  const left = deliveriesLeft(promised);
  const why = reason ? ` ${refusalText(reason.code, reason.params)}` : '';
  const say = (key: string, count: number) =>
    t(`promotions.promised.${key}`, { count, left, with: rewardWords(terms.reward) });
  if (promiseId !== null) return isGiven ? say('given', left + 1) : `${say('waiting', left)}${why}`;
  return isGiven ? say('order', left + 1) : say('renewal', left);
}

function rewardWords(reward: Reward): string {
  const say = (params = {}) => t(`promotions.promised.with.${reward.kind}`, params);
  if (reward.kind === 'amount') return say({ amount: money(reward.amount) });
  return reward.kind === 'percent' ? say({ rate: percent(reward.rate / 100) }) : say();
}
