import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Facts } from '../parts/facts.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './promotions-words.ts';

/** Promised discounts of deliveries still to come. */
const owedFact = ({ subscriptions, deliveries }: PromotionFileShape['owed']): [string, string] => [
  t('promotion.owed'),
  t('promotion.owedText', {
    count: deliveries,
    subscriptions: t('promotion.owedTo', { count: subscriptions }),
  }),
];

/** Number of uses of a promotion, and its value for customers. */
export function UsesPanel({ promotion }: { promotion: PromotionFileShape }) {
  const { code, uses, given, usesByDay, owed } = promotion;
  if (uses === 0)
    return (
      <Panel title={t('promotion.uses')}>
        <p>{t('promotion.noUses')}</p>
      </Panel>
    );
  const orders = (
    <Link to={officePaths.orders({ promotion: code })} className="link text-small">
      {t('promotion.orders')}
    </Link>
  );
  return (
    <Panel title={t('promotion.uses')} aside={orders}>
      <Facts
        facts={defined([
          [t('promotion.usesTotal'), number(uses)],
          [t('promotion.givenTotal'), money(given)],
          owed.deliveries > 0 ? owedFact(owed) : undefined,
        ])}
      />
      <ListTable
        caption={t('promotion.usesByDay')}
        className="mt-4 max-h-96 overflow-y-auto"
        showCaption
        columns={[
          t('columns.day'),
          { figures: t('columns.uses') },
          { figures: t('columns.given') },
        ]}
      >
        {usesByDay.map((one) => (
          <tr key={one.day}>
            <th scope="row">{shortDate(one.day)}</th>
            <td className="text-right tabular-nums">{one.uses}</td>
            <td className="text-right">
              <Price cents={one.given} />
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
