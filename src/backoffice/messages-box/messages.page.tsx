import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { servedLists } from '../list/served-lists.server.ts';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/messages.page';
import { t } from './box-words.ts';
import { messagesOffice } from './messages-list.tsx';

export const handle = { name: 'office-messages', tracking: false } satisfies RouteHandle;

export const loader = (args: Route.LoaderArgs) => loadList(args, servedLists.messages);

export const action = (args: Route.ActionArgs) => answerList(args, servedLists.messages);

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
