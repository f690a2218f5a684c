import { shortDate } from '#i18n/dates.ts';
import { ENTRY_STATES, ENTRY_TYPES } from '#modules/content/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { contentCalls } from '#services/admin/content.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/entries.page';
import { entryTitle, t } from './content-words.ts';
import { savedBy } from './entry-side.tsx';
import { EntryState } from './entry-state.tsx';

export const handle = { name: 'office-contents', tracking: false } satisfies RouteHandle;

/** What can be written anew; header, footer and home page are there once. */
const NEW = ['page', 'landing', 'faq', 'faq-tag', 'shop'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = {
    search: text('recherche'),
    type: oneOf('genre', ENTRY_TYPES),
    state: oneOf('etat', ENTRY_STATES),
  };
  const { members, total } = await contentCalls(admin).list({ page: String(page), ...filter });
  return { entries: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

export default function OfficeContentsPage({ loaderData }: Route.ComponentProps) {
  const { entries, total, page, filter } = loaderData;
  const mayWrite = useMay('content.manage');
  const offered = NEW.filter((type) => !filter.type || type === filter.type);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      aside={
        <Link to={officePaths.routeRules()} className="link">
          {t('rules.link')}
        </Link>
      }
      above={
        mayWrite && (
          <p className="mb-6 flex flex-wrap gap-2">
            {offered.map((type) => (
              <LinkButton
                key={type}
                to={officePaths.newContent(type)}
                variant="secondary"
                size="compact"
              >
                {t('new.button', { type: t(`types.${type}`) })}
              </LinkButton>
            ))}
          </p>
        )
      }
      to={officePaths.contents}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          <SearchField
            label={t('filter.search')}
            placeholder={t('filter.searchHint')}
            value={filter.search}
          />
          <ChoiceField
            name="genre"
            label={t('filter.type')}
            any={t('filter.all')}
            value={filter.type}
            options={ENTRY_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <ChoiceField
            name="etat"
            label={t('filter.state')}
            any={t('filter.all')}
            value={filter.state}
            options={ENTRY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </>
      }
    >
      <EntriesTable entries={entries} />
    </ListPage>
  );
}

function EntriesTable({ entries }: Pick<Route.ComponentProps['loaderData'], 'entries'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={(['title', 'type', 'state', 'saved', 'address', 'locale'] as const).map((column) =>
        t(`columns.${column}`),
      )}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row" className="min-w-48">
            <Link to={officePaths.content(entry.id)} className="link">
              {entryTitle(entry)}
            </Link>
          </th>
          <td>{t(`types.${entry.type}`)}</td>
          <td>
            <EntryState state={entry.state} />
          </td>
          <td className="whitespace-nowrap">
            {shortDate(entry.savedAt)}
            <span className="block text-encre-2">{savedBy(entry.savedBy)}</span>
          </td>
          <td>{entry.address}</td>
          <td>{entry.locale}</td>
        </tr>
      ))}
    </ListTable>
  );
}
