import { data } from 'react-router';
import { responseForwarding } from '#pages/forward-response.server.ts';
import { sheetCalls } from '#services/admin/catalogue.ts';
import { handOverFile } from '../finance/forward-file.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/sheet-file.page';
import { kindOfKey, sheetKey } from './sheet-kinds.ts';

export const middleware = [responseForwarding];

/** Downloads all data of one kind as a sheet. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const kind = kindOfKey(params.kind);
  if (!kind) throw data(null, { status: 404 });
  return handOverFile(context, sheetCalls(admin, kind).file(), officePaths.sheet(sheetKey(kind)));
}

/** Rendered only as a 404 page. */
export default function SheetFilePage() {
  return null;
}
