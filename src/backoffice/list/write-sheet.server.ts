import { MOST_COUNTED } from '#kit/page-size.ts';
import { sheetLines } from '#kit/sheet.ts';
import type { TeamList } from '#kit/team-list.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { recordListExport } from '#services/admin/staff.ts';
import { readList, shownColumns } from '../parts/read-list.ts';
import { columnsOf } from './define-list.ts';
import { everyRow, type ServedList } from './every-row.server.ts';

/**
 * A list as a file, written page by page. It needs the permission to read the list, and the API leaves out people the user may
 * not see. Because it exports personal data, the audit log records user and list before the first line.
 */
export async function writeSheet<L extends TeamList, Row>(
  admin: AdminClient,
  request: Request,
  served: ServedList<L, Row>,
): Promise<Response> {
  const {
    list,
    office: { t },
  } = served;
  const shown = readList(request, list);
  const columns = columnsOf(served.office, shownColumns(list, shown.look));
  const pages = everyRow(admin, served, shown, MOST_COUNTED);
  // The first page is read before the response begins, so that a missing permission is still
  // answered as such.
  const first = await pages.next();
  const rows = first.done ? 0 : first.value.total;
  await recordListExport(admin, { list: list.id, query: new URL(request.url).search, rows });
  const titles = columns.map(({ name }) => t.translate(`columns.${name}`));
  const lines = (page: { rows: readonly Row[] }) =>
    sheetLines(page.rows.map((row) => columns.map(({ text }) => text(row) ?? null)));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(`\uFEFF${sheetLines([titles])}`));
      if (!first.done) controller.enqueue(encoder.encode(lines(first.value)));
    },
    pull: async (controller) => {
      const next = await pages.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(lines(next.value)));
    },
    cancel: async () => {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.id}.csv"`,
    },
  });
}
