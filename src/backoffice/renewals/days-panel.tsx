import { longDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { OutlookShape } from '#modules/renewals/admin-contracts.ts';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './renewals-words.ts';

interface Row extends Omit<OutlookShape['days'][number], 'date'> {
  name: string;
}

/** Number and revenue of deliveries by day. */
export function DaysPanel({ overdue, days }: Pick<OutlookShape, 'overdue' | 'days'>) {
  const all = [overdue, ...days];
  const rows = defined<Row>([
    overdue.deliveries > 0 ? { name: t('days.overdue'), ...overdue } : undefined,
    ...days.map(({ date, ...day }) => ({ name: longDate(date), ...day })),
    {
      name: t('days.total'),
      deliveries: all.reduce((sum, { deliveries }) => sum + deliveries, 0),
      expected: all.reduce((sum, { expected }) => sum + expected, 0),
    },
  ]);
  return (
    <Panel title={t('days.title')}>
      <ListTable
        caption={t('days.title')}
        columns={[
          t('days.date'),
          { figures: t('days.deliveries') },
          { figures: t('days.expected') },
        ]}
      >
        {rows.map(({ name, deliveries, expected }) => (
          <tr key={name} className={deliveries === 0 ? 'text-encre-2' : ''}>
            <th scope="row" className="font-normal">
              {name}
            </th>
            <td className="text-right tabular-nums">{deliveries}</td>
            <td className="text-right">
              <Price cents={expected} />
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
