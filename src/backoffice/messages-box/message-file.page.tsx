import { responseForwarding } from '#pages/forward-response.server.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { handOverFile } from '../finance/forward-file.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/message-file.page';

export const middleware = [responseForwarding];

/** Downloads an attachment of a message. */
export function loader({ context, request, params: { id, position } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return handOverFile(context, messageCalls(admin).file(id, position), officePaths.message(id));
}

/** Rendered only as a 404 page. */
export default function MessageFilePage() {
  return null;
}
