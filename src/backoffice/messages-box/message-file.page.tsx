import { responseForwarding } from '#pages/forward-response.server.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { handOverFile } from '../finance/forward-file.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/message-file.page';

export const middleware = [responseForwarding];

/** Hands over a file that came with a message. */
export function loader({ context, request, params: { id, position } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return handOverFile(context, messageCalls(admin).file(id, position), officePaths.message(id));
}

/** Only ever seen as the page that says there is no such file. */
export default function MessageFilePage() {
  return null;
}
