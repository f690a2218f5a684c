import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { SimulationShape } from '#modules/cart/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './promotions-words.ts';

type Side = SimulationShape['without'];

interface SimulationResultProps {
  simulation: SimulationShape;
  coupon: string;
}

/** The totals without a code and with it, each explained step by step. */
export function SimulationResult({ simulation, coupon }: SimulationResultProps) {
  const { without, with: changed, refused } = simulation;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {refused && <Alert tone="warning">{t('simulator.refused', { reason: refused })}</Alert>}
      {changed && !refused && (
        <Alert tone="info">
          {t('simulator.difference', { amount: money(changed.total - without.total) })}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <SidePanel title={t('simulator.without')} side={without} />
        {changed && <SidePanel title={t('simulator.with', { code: coupon })} side={changed} />}
      </div>
    </div>
  );
}

function SidePanel({ title, side }: { title: string; side: Side }) {
  const sums: [string, number][] = [
    ...side.promotions.map(({ name, amount }): [string, number] => [name, amount]),
    [t('simulator.shipping'), side.shippingTotal],
  ];
  return (
    <Panel title={title}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-small">
        {side.lines.map(({ key, name, quantity, total }) => (
          <Amount key={key} name={`${quantity} × ${name}`} cents={total} />
        ))}
        {side.gifts.map(({ name, quantity }) => (
          <Amount key={name} name={`${quantity} × ${name} (${t('simulator.gift')})`} cents={0} />
        ))}
        {sums.map(([name, cents]) => (
          <Amount key={name} name={name} cents={cents} />
        ))}
        <div className="contents text-body font-bold">
          <Amount name={t('simulator.total')} cents={side.total} />
        </div>
      </dl>
      {side.promised.map(({ code, text }) => (
        <p key={code} className="mt-3 text-small font-bold">
          {text}
        </p>
      ))}
      {side.deliveries.length > 0 && <Deliveries deliveries={side.deliveries} />}
      <Reasons side={side} />
    </Panel>
  );
}

const Amount = ({ name, cents }: { name: string; cents: number }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-right">
      <Price cents={cents} />
    </dd>
  </>
);

/** Promised discounts by delivery, and the resulting totals. */
function Deliveries({ deliveries }: Pick<Side, 'deliveries'>) {
  return (
    <ListTable
      caption={t('simulator.deliveries')}
      className="mt-5"
      showCaption
      columns={[
        t('simulator.delivery'),
        t('simulator.discounts'),
        { figures: t('simulator.shipping') },
        { figures: t('simulator.total') },
      ]}
    >
      {deliveries.map(({ interval, number, promotions, gifts, shippingTotal, total }) => (
        <tr key={`${interval} ${number}`}>
          <th scope="row">{t('simulator.deliveryOf', { number, interval })}</th>
          <td>
            {promotions.map(({ code, name, amount }) => (
              <span key={code} className="block">
                {t('simulator.discountOf', { name, amount: money(amount) })}
              </span>
            ))}
            {gifts.map(({ name, quantity }) => (
              <span key={name} className="block">
                {`${quantity} × ${name} (${t('simulator.gift')})`}
              </span>
            ))}
          </td>
          <td className="text-right">
            <Price cents={shippingTotal} />
          </td>
          <td className="text-right">
            <Price cents={total} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function Reasons({ side }: { side: Side }) {
  const nameOf = (subject: string) =>
    side.lines.find(({ key }) => key === subject)?.name ??
    (subject === 'shipping' ? t('simulator.shipping') : subject);
  return (
    <ListTable
      caption={t('simulator.explanation')}
      className="mt-5"
      showCaption
      columns={[
        t('simulator.step'),
        t('simulator.about'),
        t('simulator.rule'),
        { figures: t('simulator.amount') },
      ]}
    >
      {side.explanation.map(({ step, subject, amount, included, rule }) => (
        <tr key={`${step} ${subject} ${rule.id}`}>
          <th scope="row">{t.translate(`simulator.steps.${step}`)}</th>
          <td>{nameOf(subject)}</td>
          <td>
            {rule.id}
            <span className="block text-encre-2">
              {/^\d{4}-\d\d-\d\d$/.test(rule.version)
                ? t('simulator.since', { date: shortDate(rule.version) })
                : rule.version}
            </span>
          </td>
          <td className="text-right">
            <Price cents={amount} />
            {included && <span className="block text-encre-2">{t('simulator.inside')}</span>}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
