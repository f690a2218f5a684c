import type { PromotionRule } from '#modules/promotions/admin-contracts.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import {
  conditionWords,
  datesWords,
  rewardWords,
  type ShownPromotion,
  t,
} from './promotions-words.ts';

/** Promotions of one group are compared with each other before the next group applies. */
function laneOf({ kind, products, categories }: PromotionRule) {
  if (kind === 'free_shipping') return 'shipping';
  if (kind === 'free_product') return 'gift';
  if (products.length + categories.length === 0) return 'order';
  return kind === 'percent' ? 'unit' : 'product';
}

/** Conditions and reward of a promotion, as text. */
export function PromotionRulePanel({ promotion }: { promotion: ShownPromotion }) {
  const { code, rule, trigger, firstCoupon, goods } = promotion;
  return (
    <Panel title={t('promotion.facts')}>
      <Facts
        facts={[
          [t('promotion.reward'), rewardWords(rule)],
          [t('promotion.trigger'), t(`trigger.${trigger}`)],
          [t('promotion.code'), firstCoupon],
          [t('promotion.dates'), datesWords(rule)],
          [
            t('promotion.conditions'),
            <Conditions key="conditions" all={conditionWords(rule, goods)} />,
          ],
          [t('promotion.lane'), t(`lane.${laneOf(rule)}`)],
          [
            t('promotion.exclusive'),
            rule.exclusive ? t('promotion.alone') : t('promotion.together'),
          ],
          [t('promotion.priority'), String(rule.priority)],
          [t('promotion.reference'), code],
        ]}
      />
    </Panel>
  );
}

const Conditions = ({ all }: { all: readonly string[] }) => (
  <ul className="grid gap-1">
    {all.map((condition) => (
      <li key={condition}>{condition}</li>
    ))}
  </ul>
);
