import { listContactRequests } from '#modules/contact/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { messageActions } from '#services/admin/messages.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/messages.page';
import { t } from './box-words.ts';
import { messagesOffice } from './messages-list.tsx';

export const handle = { name: 'office-messages', tracking: false } satisfies RouteHandle;

const served = serveList(messagesOffice, listContactRequests, {
  take: async (admin, { id, key }) => {
    const { id: me } = await staffCalls(admin).me();
    await messageActions(admin, id, key).assign(me);
  },
  close: (admin, { id, key }) => messageActions(admin, id, key).setState('closed'),
});

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** What people wrote to the shop: those who wait longest come first. */
export default function OfficeMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state = 'open' } = loaderData.shown.choice;
  return (
    <OfficeList
      office={messagesOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t(`lead.${state}`, { count: loaderData.total })}
      aside={
        <Link to={officePaths.messageTemplates()} className="link">
          {t('templates.title')}
        </Link>
      }
    />
  );
}
