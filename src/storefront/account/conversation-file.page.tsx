import { forwardAttachment, responseForwarding } from '#pages/forward-response.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { conversationCalls } from '#services/shop/conversations.ts';
import { loadOr404 } from '../load-or-404.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/conversation-file.page';

export const middleware = [responseForwarding];

/** Downloads an attachment of the customer's own message. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  const { conversation, position } = params;
  return forwardAttachment(
    context,
    await loadOr404(conversationCalls(shop).file(conversation, position)),
  );
}

/** Rendered only as a 404 page. */
export default function ConversationFilePage() {
  return null;
}
