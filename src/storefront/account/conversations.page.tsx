import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { ConversationRowShape } from '#modules/contact/contracts.ts';
import { Scene } from '#modules/media/web/index.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { conversationCalls } from '#services/shop/conversations.ts';
import { CardLink } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/conversations.page';
import { ConversationState } from './conversation-state.tsx';
import { t } from './conversation-words.ts';
import { unfolded } from './unfolded.ts';

export const handle = { name: 'account-conversations' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  const { page, rows, shown } = unfolded(url.searchParams);
  const { members, total } = await conversationCalls(shop).list(rows);
  return { site, sites, conversations: members, total: shown(total), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: conversationPaths.list(), index: false })
    : [];

/** The customer's conversations with the team, most recently active first (CNT-01). */
export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  const { conversations, total, page } = loaderData;
  const shown = conversations.length;
  if (shown === 0)
    return (
      <EmptyState
        level={1}
        art={<Scene name="confirmation" priority className="w-64" />}
        title={t('empty')}
        actions={<LinkButton to={paths.contact()}>{t('write')}</LinkButton>}
      >
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 mb-6 max-w-text text-encre-2">{t('lead')}</p>
      <LinkButton to={paths.contact()} variant="secondary">
        {t('write')}
      </LinkButton>
      <ul className="mt-8 divide-y divide-brume-2 border-y border-brume-2">
        {conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {shown < total && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t('progress', { shown, total })}
          label={t('more')}
          to={conversationPaths.list(page + 1)}
        />
      )}
    </>
  );
}

/** The subject, or the beginning of the text; the whole row is a link. */
function Row({ conversation }: { conversation: ConversationRowShape }) {
  const { id, subject, beginning, state, lastAt } = conversation;
  return (
    <li className="relative grid gap-x-4 gap-y-2 py-4 hover:bg-brume md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-3">
      <div className="min-w-0">
        <CardLink
          to={conversationPaths.one(id)}
          className="link line-clamp-2 font-bold wrap-break-word"
        >
          {subject ?? beginning}
        </CardLink>
        <p className="mt-1 text-small text-encre-2">
          {t('lastAt', { date: fullDate(lastAt), time: timeOfDay(lastAt) })}
        </p>
      </div>
      <span className="justify-self-start">
        <ConversationState state={state} />
      </span>
    </li>
  );
}
