import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './sheets-words.ts';

interface AppliedSheet {
  id: number;
  at: string;
  by: string;
  undoneAt: string | null;
}

interface AppliedSheetsProps<Sheet extends AppliedSheet> {
  sheets: readonly Sheet[];
  /** The form that takes one back. */
  undo: 'undoPrices' | 'undoSheet';
  /** What is counted of each, and what taking it back does. */
  counted: { title: string; of: (sheet: Sheet) => number; asks: string };
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sheets that were applied; one can be taken back while nothing of it changed since. */
export function AppliedSheets<Sheet extends AppliedSheet>(props: AppliedSheetsProps<Sheet>) {
  const { sheets, undo, counted, formKey, refused } = props;
  return (
    <Panel title={t('imports.title')}>
      {sheets.length === 0 ? (
        <p className="text-small text-encre-2">{t('imports.none')}</p>
      ) : (
        <ListTable
          caption={t('imports.title')}
          columns={[t('imports.when'), t('imports.by'), { figures: counted.title }, '']}
        >
          {sheets.map((sheet) => (
            <tr key={sheet.id}>
              <th scope="row" className="whitespace-nowrap">
                {shortDate(sheet.at)} {timeOfDay(sheet.at)}
              </th>
              <td>{sheet.by}</td>
              <td className="text-right tabular-nums">{number(counted.of(sheet))}</td>
              <td>
                {sheet.undoneAt ? (
                  t('imports.undone', { date: shortDate(sheet.undoneAt) })
                ) : (
                  <ActionForm
                    name={undo}
                    formKey={formKey}
                    refused={refused}
                    id={sheet.id}
                    submit={t('imports.undo')}
                    asks={counted.asks}
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
