import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { staffCalls, teamCalls } from '#services/admin/staff.ts';
import { TextField } from '#ui/text-field.tsx';
import messages from '../messages/journal.fr.json';
import { officeHead } from '../office-head.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/journal.page';
import { t } from './journal-words.ts';
import { Subject } from './subject.tsx';

export const handle = { name: 'office-journal', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text } = readQuery(request);
  const filter = {
    action: text('action', 60),
    subject: text('objet'),
    by: /^\d{1,9}$/.exec(text('qui') ?? '')?.[0],
  };
  const [{ members, total }, team] = await Promise.all([
    staffCalls(admin).actions({ ...filter, page: String(page) }),
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
    <ListPage
      title={t('title')}
      lead={t('lead')}
      to={officePaths.journal}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          <ChoiceField
            name="action"
            label={t('fields.action')}
            any={t('all')}
            value={filter.action}
            options={actionOptions}
          />
          <ChoiceField
            name="qui"
            label={t('fields.by')}
            any={t('everybody')}
            value={filter.by}
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
        </>
      }
    >
      <ListTable
        caption={t('title')}
        columns={[
          t('columns.at'),
          t('columns.by'),
          t('columns.action'),
          t('columns.subject'),
          t('columns.detail'),
        ]}
      >
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
      </ListTable>
    </ListPage>
  );
}

/** `reason: Sac abîmé · amount: 4100`. */
const detailOf = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
