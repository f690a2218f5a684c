import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { PriceImportShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './price-sheet-words.ts';

interface PriceImportsProps {
  imports: readonly PriceImportShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sheets that were applied; the last ones can be taken back while none of their prices changed since. */
export function PriceImports({ imports, formKey, refused }: PriceImportsProps) {
  if (imports.length === 0) return <p className="text-small text-encre-2">{t('imports.none')}</p>;
  return (
    <ListTable
      caption={t('imports.title')}
      columns={[t('imports.when'), t('imports.by'), { figures: t('imports.prices') }, '']}
    >
      {imports.map(({ id, at, by, prices, undoneAt }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            {shortDate(at)} {timeOfDay(at)}
          </th>
          <td>{by}</td>
          <td className="text-right tabular-nums">{number(prices)}</td>
          <td>
            {undoneAt ? (
              t('imports.undone', { date: shortDate(undoneAt) })
            ) : (
              <ActionForm
                name="undoPrices"
                formKey={formKey}
                refused={refused}
                id={id}
                submit={t('imports.undo')}
                asks={t('imports.asks')}
              />
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
