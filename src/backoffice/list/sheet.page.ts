import { data } from 'react-router';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/sheet.page';
import { servedLists } from './served-lists.server.ts';
import { writeSheet } from './write-sheet.server.ts';

/** A list as a sheet, with the filters of its address and the visible columns. */
export function loader({ context, request, params: { list } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const served = servedLists.get(list);
  if (!served) throw data(null, { status: 404 });
  return writeSheet(admin, request, served);
}
