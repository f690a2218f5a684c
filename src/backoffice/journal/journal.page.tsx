import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { staffCalls, teamCalls } from '#services/admin/staff.ts';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import messages from '../messages/journal.fr.json';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/journal.page';
import { Subject } from './subject.tsx';

const t = words(messages);

export const handle = { name: 'office-journal', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const by = query.get('qui') ?? '';
  const filter = {
    action: query.get('action') ?? '',
    subject: (query.get('objet') ?? '').slice(0, 200),
    by: /^\d{1,9}$/.test(by) ? by : '',
  };
  const page = pageOf(query);
  const [{ members, total }, team] = await Promise.all([
    staffCalls(admin).actions({
      page: String(page),
      ...(filter.action && { action: filter.action.slice(0, 60) }),
      ...(filter.subject && { subject: filter.subject }),
      ...(filter.by && { by: filter.by }),
    }),
    teamCalls(admin).list(),
  ]);
  const people = team.members.map(({ id, name }) => ({ value: String(id), label: name }));
  return { actions: members, total, page, filter, people };
}

export const meta = () => officeHead(t('title'));

const actionOptions = Object.entries(messages.actions).map(([value, label]) => ({ value, label }));

/** The audit log. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { actions, total, page, filter, people } = loaderData;
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <FilterForm
        reset={officePaths.journal()}
        narrowed={Boolean(filter.action || filter.subject || filter.by)}
      >
        <Select
          id="action"
          name="action"
          label={t('fields.action')}
          defaultValue={filter.action}
          placeholder={t('all')}
          options={actionOptions}
        />
        <Select
          id="qui"
          name="qui"
          label={t('fields.by')}
          defaultValue={filter.by}
          placeholder={t('everybody')}
          options={people}
        />
        <TextField
          id="objet"
          name="objet"
          label={t('fields.subject')}
          hint={t('subjectHint')}
          defaultValue={filter.subject}
          maxLength={200}
        />
      </FilterForm>
      {actions.length === 0 ? (
        <p>{frame('nothing')}</p>
      ) : (
        <Table caption={t('title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('columns.at')}</th>
              <th scope="col">{t('columns.by')}</th>
              <th scope="col">{t('columns.action')}</th>
              <th scope="col">{t('columns.subject')}</th>
              <th scope="col">{t('columns.detail')}</th>
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <tr key={action.id}>
                <td className="whitespace-nowrap">
                  {shortDate(action.at)} {timeOfDay(action.at)}
                </td>
                <td>{action.by ?? t('commandLine')}</td>
                <td>{t.translate(`actions.${action.action}`)}</td>
                <td className="break-all">
                  <Subject {...action} />
                </td>
                <td className="text-encre-2">{detailOf(action.detail)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pager page={page} total={total} to={(page) => officePaths.journal({ ...filter, page })} />
    </>
  );
}

/** `reason: Sac abîmé · amount: 4100`. */
const detailOf = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
