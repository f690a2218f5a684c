import { shortDate } from '#i18n/dates.ts';
import type { listEntries } from '#modules/content/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { entryTitle, t } from './content-words.ts';
import { savedBy } from './entry-side.tsx';
import { EntryState } from './entry-state.tsx';

/** Content entries of all types and languages. */
export const entriesOffice = officeList<typeof listEntries>({
  id: 'contents',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    title: {
      isHeading: true,
      className: 'min-w-48',
      text: entryTitle,
      cell: (entry) => (
        <Link to={officePaths.content(entry.id)} className="link">
          {entryTitle(entry)}
        </Link>
      ),
    },
    type: { text: ({ type }) => t(`options.type.${type}`) },
    state: {
      text: ({ state }) => t(`options.state.${state}`),
      cell: ({ state }) => <EntryState state={state} />,
    },
    saved: { className: 'whitespace-nowrap', text: ({ savedAt }) => shortDate(savedAt) },
    savedBy: { text: ({ savedBy: who }) => savedBy(who) },
    address: { text: ({ address }) => address },
    locale: { text: ({ locale }) => locale },
  },
});
