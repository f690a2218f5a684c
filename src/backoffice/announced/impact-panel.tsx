import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { ChangeImpactShape } from '#modules/planned-changes/admin-contracts.ts';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './announced-words.ts';

interface ImpactPanelProps {
  impact: ChangeImpactShape;
  kind: 'price' | 'replacement';
}

/** The affected customers, the cost for them, and whether no answer counts as consent. */
export function ImpactPanel({ impact, kind }: ImpactPanelProps) {
  const { subscriptions, customers, monthlyBefore, monthlyAfter, concerns, announceOn } = impact;
  const amounts = { before: money(monthlyBefore), after: money(monthlyAfter) };
  const summary = concerns.map((concern) => t(`concern.${concern}`)).join(', ');
  return (
    <Panel title={t('impact.title')}>
      <Facts
        facts={[
          [
            t('impact.touched'),
            `${t('impact.subscriptions', { count: subscriptions })}, ${t('impact.customers', { count: customers })}`,
          ],
          [t('impact.monthly'), t('impact.change', amounts)],
          [t('impact.announceOn'), fullDate(announceOn)],
        ]}
      />
      {kind === 'replacement' && (
        <p className="mt-4 text-small">
          {concerns.length > 0 ? t('consent', { concerns: summary }) : t('silence')}
        </p>
      )}
      <Effects effects={impact.effects} />
    </Panel>
  );
}

function Effects({ effects }: Pick<ChangeImpactShape, 'effects'>) {
  return (
    <Table caption={t('impact.prices')} hideCaption className="mt-4">
      <thead>
        <tr>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col">{t('columns.site')}</th>
          <th scope="col" className="text-right">
            {t('columns.before')}
          </th>
          <th scope="col" className="text-right">
            {t('columns.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ variantCode, productName, variantName, channel, before, after }) => (
          <tr key={`${variantCode} ${channel}`}>
            <th scope="row">
              {productName}, {variantName}
              <span className="block font-normal text-encre-2 tabular-nums">{variantCode}</span>
            </th>
            <td>{channel.slice(0, 2)}</td>
            <td className="text-right">
              <Price cents={before} />
            </td>
            <td className="text-right">
              <Price cents={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
