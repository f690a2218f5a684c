import { briefDate, shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number, percent } from '#i18n/numbers.ts';
import type { SiteCode } from '#kit/sites.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { SALE_KINDS } from '#modules/figures/rules/index.ts';
import { monthName } from '../finance/month-name.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { useBefore } from './compared.ts';
import { FigureList } from './figure-list.tsx';
import { t } from './figures-words.ts';
import { type Bucket, bucketsOf } from './scale.ts';
import { StackedBars } from './stacked-bars.tsx';

const COLOURS = {
  once: 'text-sapin-700',
  first: 'text-etoile',
  renewal: 'text-sapin-300',
} as const;

interface SalesPanelProps {
  figures: FiguresShape;
  channel: SiteCode | undefined;
}

/** Sales of a period compared with another one, by day and by kind. */
export function SalesPanel({ figures, channel }: SalesPanelProps) {
  const { period, previous, from, to, wrong } = figures;
  const orders = officePaths.orders({ from, until: to, channel });
  const documents = officePaths.documents({ from, to });
  const basket = (of: typeof period) => (of.orders === 0 ? 0 : Math.round(of.gross / of.orders));
  const net = (of: typeof period) => of.invoiced - of.credited;
  const compared = [
    ['gross', period.gross, previous.gross, money, orders],
    ['orders', period.orders, previous.orders, number, orders],
    ['basket', basket(period), basket(previous), money, orders],
    ['pieces', period.pieces, previous.pieces, number, orders],
    ['invoiced', net(period), net(previous), money, documents],
    ['given', period.given, previous.given, money, officePaths.promotions()],
  ] as const;
  return (
    <Panel title={t('sales.title')}>
      <FigureList
        figures={compared
          .filter(([name]) => name !== 'invoiced' || !wrong.includes('invoices'))
          .map(([name, now, before, format, link]) => ({
            label: t(`sales.${name}`),
            now,
            before,
            format,
            to: link,
          }))}
      />
      <p className="mt-3 max-w-prose text-small text-encre-2">{t('sales.linked')}</p>
      {period.orders === 0 ? (
        <p className="mt-6">{t('sales.none')}</p>
      ) : (
        <div className="mt-6">
          <SalesChart figures={figures} />
          <KindsTable figures={figures} />
        </div>
      )}
    </Panel>
  );
}

function SalesChart({ figures: { days, from, to } }: Pick<SalesPanelProps, 'figures'>) {
  const buckets = bucketsOf(from, to).map((bucket) => {
    const within = days.filter(({ day }) => day >= bucket.from && day <= bucket.to);
    const sum = (name: (typeof SALE_KINDS)[number] | 'orders') =>
      within.reduce((all, one) => all + one[name], 0);
    return { bucket, orders: sum('orders'), values: SALE_KINDS.map(sum) };
  });
  const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return (
    <>
      <StackedBars
        title={t('sales.chart')}
        desc={t('sales.desc')}
        series={SALE_KINDS.map((kind) => ({
          name: t(`kinds.${kind}`),
          className: COLOURS[kind],
        }))}
        bars={buckets.map(({ bucket, values }) => ({
          key: bucket.from,
          label: labelOf(bucket),
          title: `${nameOf(bucket)} – ${money(total(values))}`,
          values,
        }))}
        format={(value) => money(value).replace(/,00(?=\s)/, '')}
      />
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('sales.table')}</summary>
        <ListTable
          caption={t('sales.table')}
          columns={[
            t('sales.period'),
            { figures: t('sales.orders') },
            ...SALE_KINDS.map((kind) => ({ figures: t(`kinds.${kind}`) })),
            { figures: t('sales.gross') },
          ]}
        >
          {buckets.toReversed().map(({ bucket, orders, values }) => (
            <tr key={bucket.from}>
              <th scope="row">{nameOf(bucket)}</th>
              <td className="text-right tabular-nums">{number(orders)}</td>
              {SALE_KINDS.map((kind, index) => (
                <td key={kind} className="text-right tabular-nums">
                  {money(values[index] ?? 0)}
                </td>
              ))}
              <td className="text-right tabular-nums">{money(total(values))}</td>
            </tr>
          ))}
        </ListTable>
      </details>
    </>
  );
}

/** New orders compared with renewals. */
function KindsTable({ figures: { period, previous } }: Pick<SalesPanelProps, 'figures'>) {
  const sayBefore = useBefore();
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-bold">{t('kind.title')}</h3>
      <ListTable
        caption={t('kind.title')}
        columns={[
          t('kind.name'),
          { figures: t('sales.orders') },
          { figures: t('sales.gross') },
          { figures: t('kind.share') },
        ]}
      >
        {SALE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`kinds.${kind}`)}</th>
            <td className="text-right tabular-nums">
              {number(period.ordersByKind[kind])}
              <span className="block text-small text-encre-2">
                {sayBefore(number(previous.ordersByKind[kind]))}
              </span>
            </td>
            <td className="text-right tabular-nums">
              {money(period.byKind[kind])}
              <span className="block text-small text-encre-2">
                {sayBefore(money(previous.byKind[kind]))}
              </span>
            </td>
            <td className="text-right tabular-nums">
              {percent(
                period.gross === 0 ? 0 : Math.round((period.byKind[kind] / period.gross) * 100),
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </div>
  );
}

/** Below its bar: `25/11`, or `11/26` of a month. */
const labelOf = ({ from, size }: Bucket): string => {
  const [year = '', month = '', day = ''] = from.split('-');
  return size === 'month' ? `${month}/${year.slice(2)}` : `${day}/${month}`;
};

const nameOf = ({ from, to, size }: Bucket): string => {
  if (size === 'day') return briefDate(from);
  return size === 'month' ? monthName(from.slice(0, 7)) : `${shortDate(from)} – ${shortDate(to)}`;
};
