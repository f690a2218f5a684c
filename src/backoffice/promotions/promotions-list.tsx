import { sheetMoney } from '#kit/sheet.ts';
import type { listPromotions } from '#modules/promotions/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { PromotionStateMark } from './promotion-state.tsx';
import { datesWords, rewardWords, t } from './promotions-words.ts';

/** Promotions, active ones first. */
export const promotionsOffice = officeList<typeof listPromotions>({
  id: 'promotions',
  rowKey: ({ code }) => code,
  t,
  columns: {
    name: {
      isHeading: true,
      text: ({ rule }) => rule.name,
      cell: ({ code, rule }) => (
        <Link to={officePaths.promotion(code)} className="link">
          {rule.name}
        </Link>
      ),
    },
    dates: { text: ({ rule }) => datesWords(rule) },
    state: {
      className: 'whitespace-nowrap',
      text: ({ state }) => t(`options.state.${state}`),
      cell: ({ state }) => <PromotionStateMark state={state} />,
    },
    code: {
      text: ({ firstCoupon, trigger, coupons }) =>
        [
          firstCoupon ?? t(`trigger.${trigger}`),
          trigger !== 'automatic' && coupons !== 1 && t('codes', { count: coupons }),
        ]
          .filter(Boolean)
          .join(', '),
    },
    reward: { text: ({ rule }) => rewardWords(rule) },
    uses: { isFigures: true, text: ({ uses }) => uses },
    given: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ given }) => sheetMoney(given),
      cell: ({ given }) => <Price cents={given} />,
    },
  },
});
