import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { SheetImportShape } from '#modules/sheets/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './sheets-words.ts';

interface SheetImportsProps {
  imports: readonly SheetImportShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sheets that were applied; one can be taken back while nothing of it changed since. */
export function SheetImports({ imports, formKey, refused }: SheetImportsProps) {
  if (imports.length === 0) return <p className="text-small text-encre-2">{t('imports.none')}</p>;
  return (
    <ListTable
      caption={t('imports.title')}
      columns={[t('imports.when'), t('imports.by'), { figures: t('imports.lines') }, '']}
    >
      {imports.map(({ id, at, by, lines, undoneAt }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            {shortDate(at)} {timeOfDay(at)}
          </th>
          <td>{by}</td>
          <td className="text-right tabular-nums">{number(lines)}</td>
          <td>
            {undoneAt ? (
              t('imports.undone', { date: shortDate(undoneAt) })
            ) : (
              <ActionForm
                name="undoSheet"
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
