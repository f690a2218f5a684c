import { responseForwarding } from '#pages/forward-response.server.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/document-file.page';
import { handOverFile } from './forward-file.server.ts';

export const middleware = [responseForwarding];

/** Downloads any invoice or credit note. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const file = documentCalls(admin).file(params.document);
  return handOverFile(context, file, officePaths.documents());
}

/** Rendered only as a 404 page. */
export default function DocumentFilePage() {
  return null;
}
