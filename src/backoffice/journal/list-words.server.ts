import { shortDate } from '#i18n/dates.ts';
import type { StaffActionShape } from '#modules/staff/contracts.ts';
import { foundLists } from '../list/found-lists.server.ts';
import { t } from './journal-words.ts';

/** An audited action with the name of its list, and that list's filters as text (O-41). */
export function withListWords(action: StaffActionShape): StaffActionShape {
  if (!/^(list|view)\./.test(action.action)) return action;
  const { list, filter } = action.detail;
  const detail = { ...action.detail };
  if (typeof list === 'string') detail.list = nameOf(list);
  if (typeof list === 'string' && typeof filter === 'string')
    detail.filter = filterWords(list, filter);
  return { ...action, subject: nameOf(action.subject), detail };
}

/** A list has the title of its page; a saved view is shown by its id. */
const nameOf = (id: string): string => foundLists.get(id)?.office.t.translate('title') ?? id;

/**
 * The filters of a list as text: « Paiement : Payé, Du : 25 nov. 2026 »; null without any. `query` is the query string of the
 * list's address.
 */
function filterWords(id: string, query: string): string | null {
  const found = foundLists.get(id);
  if (!found) return query || null;
  const { t: words } = found.office;
  const typed = new URLSearchParams(query);
  const said = Object.entries(found.operation.list.filters).flatMap(([name, filter]) => {
    const value = typed.get(filter.key);
    if (!value) return [];
    const option = `options.${name}.${value}`;
    const text = filter.kind === 'day' ? shortDate(value) : words.translate(option);
    return t('detail', {
      name: words.translate(`fields.${name}`),
      value: text === option ? value : text,
    });
  });
  return said.join(', ') || null;
}
