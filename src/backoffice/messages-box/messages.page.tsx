import { listContactRequests } from '#modules/contact/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { messageActions, messageCalls } from '#services/admin/messages.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/messages.page';
import { t } from './box-words.ts';
import { messagesOffice } from './messages-list.tsx';
import { minutesInWords } from './waited-words.ts';

type Figures = Awaited<ReturnType<ReturnType<typeof messageCalls>['figures']>>;

export const handle = { name: 'office-messages', tracking: false } satisfies RouteHandle;

const served = serveList(messagesOffice, listContactRequests, {
  take: async (admin, { id, key }) => {
    const { id: me } = await staffCalls(admin).me();
    await messageActions(admin, id, key).assign(me);
  },
  close: (admin, { id, key }) => messageActions(admin, id, key).setState('closed'),
});

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [list, figures] = await Promise.all([
    loadList(args, served),
    messageCalls(admin).figures(),
  ]);
  return { ...list, figures };
}

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

function figuresInWords({ days, answered, unanswered, medianMinutes }: Figures): string {
  if (medianMinutes === null) return t('figures.none', { days, count: unanswered });
  const median = minutesInWords(medianMinutes);
  return t('figures.some', { days, median, count: answered, unanswered });
}

/** Customer messages, longest waiting first. */
export default function OfficeMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state = 'open' } = loaderData.shown.choice;
  return (
    <OfficeList
      office={messagesOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t(`lead.${state}`, { count: loaderData.total })}
      above={<p className="mb-3 text-small text-encre-2">{figuresInWords(loaderData.figures)}</p>}
      aside={
        <Link
          to={officePaths.messageTemplates()}
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          {t('templates.title')}
        </Link>
      }
    />
  );
}
