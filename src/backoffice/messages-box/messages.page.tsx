import { shortDate } from '#i18n/dates.ts';
import { MESSAGE_STATES } from '#modules/contact/contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { ChipLink } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/messages.page';
import { t } from './box-words.ts';

export const handle = { name: 'office-messages', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const state = oneOf('etat', MESSAGE_STATES) ?? 'open';
  const isMine = text('miens') !== undefined;
  const { members, total } = await messageCalls(admin).list({
    page: String(page),
    state,
    mine: isMine ? '1' : undefined,
  });
  return { messages: members, total, page, state, isMine };
}

export const meta = () => officeHead(t('title'));

/** What people wrote to the shop: those who wait longest come first. */
export default function OfficeMessagesPage({ loaderData }: Route.ComponentProps) {
  const { messages, total, page, state, isMine } = loaderData;
  return (
    <ListPage
      title={t('title')}
      lead={t(`lead.${state}`, { count: total })}
      aside={
        <Link to={officePaths.messageTemplates()} className="link">
          {t('templates.title')}
        </Link>
      }
      above={
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
      }
      to={officePaths.messages}
      filter={{ state, mine: isMine }}
      page={page}
      total={total}
    >
      <MessagesTable messages={messages} />
    </ListPage>
  );
}

function MessagesTable({ messages }: Pick<Route.ComponentProps['loaderData'], 'messages'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.sentAt'),
        t('columns.from'),
        t('columns.message'),
        t('columns.assignee'),
      ]}
    >
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
    </ListTable>
  );
}
