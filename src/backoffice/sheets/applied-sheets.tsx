import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { SheetImportShape } from '#modules/sheets/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './sheets-words.ts';

interface AppliedSheetsProps {
  sheets: readonly SheetImportShape[];
  mayUndo: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Imported sheets; an import can be rolled back while none of its data changed since. */
export function AppliedSheets({ sheets, mayUndo, formKey, refused }: AppliedSheetsProps) {
  return (
    <Panel title={t('imports.title')}>
      {sheets.length === 0 ? (
        <p className="text-small text-encre-2">{t('imports.none')}</p>
      ) : (
        <ListTable
          caption={t('imports.title')}
          columns={[t('imports.when'), t('imports.by'), { figures: t('imports.lines') }, '']}
        >
          {sheets.map((sheet) => (
            <tr key={sheet.id}>
              <th scope="row" className="whitespace-nowrap">
                {shortDate(sheet.at)} {timeOfDay(sheet.at)}
              </th>
              <td>{sheet.by}</td>
              <td className="text-right tabular-nums">{number(sheet.lines)}</td>
              <td>
                {sheet.undoneAt && t('imports.undone', { date: shortDate(sheet.undoneAt) })}
                {!sheet.undoneAt && mayUndo && (
                  <ActionForm
                    name="undoSheet"
                    formKey={formKey}
                    refused={refused}
                    id={sheet.id}
                    submit={t('imports.undo')}
                    asks={t('imports.asks')}
                  />
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
