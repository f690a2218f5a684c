import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCalls } from '#services/admin/staff.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { officeHead } from '../office-head.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/journal.page';
import { journalOffice } from './journal-list.tsx';
import { journalServed } from './journal-served.server.ts';
import { actionOptions, t } from './journal-words.ts';

export const handle = { name: 'office-journal', tracking: false } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [loaded, team] = await Promise.all([
    loadList(args, journalServed),
    teamCalls(admin).list(),
  ]);
  return { loaded, by: team.members.map(({ id, name }) => ({ value: String(id), label: name })) };
}

export const action = (args: Route.ActionArgs) => answerList(args, journalServed);

export const meta = () => officeHead(t('title'));

/** The audit log. */
export default function JournalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, by } = loaderData;
  return (
    <OfficeList
      office={journalOffice}
      loaded={loaded}
      answer={actionData}
      offers={{ action: actionOptions, by }}
      lead={t('lead')}
    />
  );
}
