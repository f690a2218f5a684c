import { shortDate } from '#i18n/dates.ts';
import { MESSAGE_STATES, type MessageState } from '#modules/contact/admin-contracts.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { ChipLink } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/messages.page';
import { t } from './box-words.ts';

export const handle = { name: 'office-messages', tracking: false } satisfies RouteHandle;

const stateOf = (asked: string | null): MessageState =>
  MESSAGE_STATES.find((one) => one === asked) ?? 'open';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const page = pageOf(query);
  const state = stateOf(query.get('etat'));
  const isMine = query.has('miens');
  const { members, total } = await messageCalls(admin).list({
    ...{ page: String(page), state },
    mine: isMine ? '1' : undefined,
  });
  return { messages: members, total, page, state, isMine };
}

export const meta = () => officeHead(t('title'));

/** What people wrote to the shop: those who wait longest come first. */
export default function OfficeMessagesPage({ loaderData }: Route.ComponentProps) {
  const { messages, total, page, state, isMine } = loaderData;
  return (
    <>
      <PageTitle
        lead={t(`lead.${state}`, { count: total })}
        aside={
          <Link to={officePaths.messageTemplates()} className="link">
            {t('templates.title')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      <nav aria-label={t('states')} className="mb-6 flex flex-wrap gap-2">
        {MESSAGE_STATES.map((one) => (
          <ChipLink
            key={one}
            to={officePaths.messages({ state: one, mine: isMine })}
            selected={one === state}
          >
            {t(`state.${one}`)}
          </ChipLink>
        ))}
        <ChipLink to={officePaths.messages({ state, mine: !isMine })} selected={isMine}>
          {t('mine')}
        </ChipLink>
      </nav>
      {messages.length === 0 ? <p>{frame('nothing')}</p> : <MessagesTable messages={messages} />}
      <Pager
        page={page}
        total={total}
        to={(page) => officePaths.messages({ page, state, mine: isMine })}
      />
    </>
  );
}

function MessagesTable({ messages }: Pick<Route.ComponentProps['loaderData'], 'messages'>) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.sentAt')}</th>
          <th scope="col">{t('columns.from')}</th>
          <th scope="col">{t('columns.message')}</th>
          <th scope="col">{t('columns.assignee')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <td className="whitespace-nowrap">{shortDate(message.sentAt)}</td>
            <td className="break-words">
              {message.name}
              <span className="block text-encre-2">{message.email}</span>
            </td>
            <td>
              <Link to={officePaths.message(message.id)} className="link">
                {message.subject ?? t('noSubject')}
              </Link>
              <span className="block max-w-text break-words text-encre-2">{message.beginning}</span>
            </td>
            <td>{message.assignee?.name ?? t('followUp.nobody')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
