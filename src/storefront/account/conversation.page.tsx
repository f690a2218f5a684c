import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { followUpInput } from '#modules/contact/contracts.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { conversationCalls } from '#services/shop/conversations.ts';
import { submitWithFiles } from '../contact/submit-with-files.server.ts';
import { loadOr404 } from '../load-or-404.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/conversation.page';
import { BackLink } from './back-link.tsx';
import { ConversationState } from './conversation-state.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import { t } from './conversation-words.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import { Saved } from './saved.tsx';

export const handle = { name: 'account-conversation' } satisfies RouteHandle;

const SENT = 'envoye';

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  const conversation = await loadOr404(conversationCalls(shop).read(params.conversation));
  const isSent = url.searchParams.get('fait') === SENT;
  return { site, sites, conversation, isSent, formKey: randomUUID() };
}

/** Sends the follow-up, then redirects, so that a reload does not send it again. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  const { add } = conversationCalls(shop);
  const { refused } = await submitWithFiles(request, {
    form: 'followUp',
    words: 'contact',
    schema: followUpInput,
    send: (added, { data: sent, files }) =>
      loadOr404(add(params.conversation, added, files, String(sent.get('formKey') ?? ''))),
  });
  if (!refused) throw redirect(conversationPaths.one(params.conversation, SENT));
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

const titleOf = ({ subject, sentAt }: { subject: string | null; sentAt: string }) =>
  subject ?? t('one.title', { date: fullDate(sentAt) });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: titleOf(loaderData.conversation),
        path: conversationPaths.one(loaderData.conversation.id),
        index: false,
      })
    : [];

/** One conversation with the team, with a form to continue it (CNT-01). */
export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, isSent, formKey } = loaderData;
  const { state, replies } = conversation;
  return (
    <>
      <BackLink to={conversationPaths.list()}>{t('title')}</BackLink>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="min-w-0 text-h2 wrap-break-word">
          {titleOf(conversation)}
        </h1>
        <ConversationState state={state} />
      </div>
      {isSent && !actionData && <Saved>{t('one.sent')}</Saved>}
      <ConversationThread conversation={conversation} />
      <FollowUpForm
        key={replies.length}
        isClosed={state === 'closed'}
        formKey={formKey}
        refused={actionData?.refused}
      />
    </>
  );
}
