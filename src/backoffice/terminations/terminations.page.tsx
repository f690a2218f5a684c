import { listTerminations } from '#modules/terminations/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import messages from '../messages/terminations.fr.json';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/terminations.page';
import { terminationsOffice } from './terminations-list.tsx';
import { t } from './terminations-words.ts';

export const handle = { name: 'office-terminations', tracking: false } satisfies RouteHandle;

const served = serveList(terminationsOffice, listTerminations);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

const REASONS = Object.entries(messages.reasons).map(([value, label]) => ({ value, label }));

/** Terminated contracts, with the records required by law (SUB-02). */
export default function TerminationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={terminationsOffice}
      loaded={loaderData}
      answer={actionData}
      offers={{ reason: REASONS }}
      lead={t('lead', { count: loaderData.total })}
      none={t('none')}
    />
  );
}
