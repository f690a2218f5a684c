import { listAllSubscriptions } from '#modules/subscriptions/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/subscriptions.page';
import { subscriptionsOffice } from './subscriptions-list.tsx';
import { t } from './subscriptions-words.ts';

export const handle = { name: 'office-subscriptions', tracking: false } satisfies RouteHandle;

const served = serveList(subscriptionsOffice, listAllSubscriptions);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

export default function OfficeSubscriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={subscriptionsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={
        <nav aria-label={t('title')} className="flex flex-wrap gap-x-5 text-small">
          {(['renewals', 'changes', 'terminations'] as const).map((name) => (
            <Link
              key={name}
              to={officePaths[name]()}
              className="link inline-flex min-h-11 items-center"
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      }
    />
  );
}
