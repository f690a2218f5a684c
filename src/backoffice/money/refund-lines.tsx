import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Price } from '#ui/price.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './money-words.ts';

interface RefundLinesProps {
  lines: OrderMoneyShape['refundable']['lines'];
  field: FormState['field'];
}

/** Quantity to refund of each line. */
export function RefundLines({ lines, field }: RefundLinesProps) {
  return (
    <ListTable
      caption={t('columns.article')}
      asCards
      columns={[
        t('columns.article'),
        { figures: t('columns.amount') },
        { figures: t('columns.left') },
        t('columns.refunded'),
      ]}
    >
      {lines.map(({ key, code, name, quantity, left, total }) => (
        <tr key={key}>
          <th scope="row" className="min-w-44 font-normal">
            <span className="block">
              {name}
              <span className="block text-encre-2 tabular-nums">{code}</span>
            </span>
          </th>
          <td data-label={t('columns.amount')} className="text-right">
            <Price cents={total} />
          </td>
          <td data-label={t('columns.left')} className="text-right whitespace-nowrap tabular-nums">
            {left} / {quantity}
          </td>
          <td data-label={t('columns.refunded')}>
            {left > 0 && (
              <TextField
                {...field(`units.${key}`)}
                label={<span className="sr-only">{t('refund.units', { name })}</span>}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                placeholder="0"
                className="w-24"
              />
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
