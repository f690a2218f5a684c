import { refuse } from '#kit/refusal.ts';
import { sheetOf } from '#kit/sheet.ts';
import { mayDo, type Permitted } from '#modules/staff/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { readWorkbook, WORKBOOK_TYPE, writeWorkbook } from '#platform/workbook.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { SheetInput } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { LONGEST_SHEET, type SheetKindName, sheetAccess } from '../rules/index.ts';
import { importSheet, listSheets, previewSheet, undoSheet } from './import-sheet.ts';
import { listRows } from './list-rows.ts';
import { cellsOfKey, type SheetKind } from './sheet-kind.ts';

export type SheetKinds = Readonly<Record<SheetKindName, SheetKind>>;

/** Routes to export and import sheets (O-18, O-29), the same for every kind; the registry passes the kinds. */
export const sheetRoutes = (kinds: SheetKinds) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.exportSheet), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'read', c.var.staff);
      const kind = kinds[name];
      const sheet = sheetOf(await readRows(c.var.appContext, kind));
      return c.body(sheet, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${kind.file}.csv"`,
        'cache-control': 'private, no-store',
      });
    })
    .openapi(adminRoute(operations.exportWorkbook), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'read', c.var.staff);
      const kind = kinds[name];
      const [titles = [], ...rows] = await readRows(c.var.appContext, kind);
      const isFigure = titles.map((title) => kind.figures?.includes(String(title)) ?? false);
      const typed = rows.map((row) =>
        row.map((cell, column) => (isFigure[column] ? figureOf(cell) : cell)),
      );
      return c.body(new Uint8Array(writeWorkbook([titles, ...typed])), 200, {
        'content-type': WORKBOOK_TYPE,
        'content-disposition': `attachment; filename="${kind.file}.xlsx"`,
        'cache-control': 'private, no-store',
      });
    })
    .openapi(adminRoute(operations.listSheetRows), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'read', c.var.staff);
      const { search = '' } = c.req.valid('query');
      const { db, clock } = c.var.appContext;
      const wanted = { name, kind: kinds[name], search, paging: pagingOf(c) };
      return ld(c, await listRows(db, wanted, clock.today()));
    })
    .openapi(adminRoute(operations.previewSheet), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'write', c.var.staff);
      const kind = kinds[name];
      const text = textOf(c.req.valid('json'));
      const { db, clock } = c.var.appContext;
      const { lines, missing, version } = await previewSheet(db, kind, text, clock.today());
      const listed = lines.filter(({ problem, changes }) => problem !== null || changes.length > 0);
      return ld(c, {
        '@type': 'SheetPreview',
        kind: name,
        text,
        missing: [...missing],
        same: lines.length - listed.length,
        lines: listed.map(({ line, key, name: called, problem, note, changes }) => ({
          line,
          key,
          name: called,
          problem,
          note,
          changes: [...changes],
        })),
        version,
      });
    })
    .openapi(adminRoute(operations.importSheet), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'write', c.var.staff);
      const kind = kinds[name];
      const sheet = c.req.valid('json');
      const auditedAction = { action: 'sheet.imported', subject: `${kind.file}.csv` };
      await actAsStaff(c, auditedAction, (work) =>
        importSheet(work, c.var.staff.name, { name, kind, ...sheet }),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.listSheetImports), async (c) => {
      const { kind: name } = c.req.valid('param');
      allow(name, 'read', c.var.staff);
      const imports = await listSheets(c.var.appContext.db, name);
      const shown = imports.map((one) => ({ '@type': 'SheetImport' as const, ...one }));
      return ld(c, collection(c, 'SheetImport', shown));
    })
    .openapi(adminRoute(operations.undoSheetImport), async (c) => {
      const { kind: name, id } = c.req.valid('param');
      allow(name, 'write', c.var.staff);
      const kind = kinds[name];
      await actAsStaff(c, { action: 'sheet.import_undone', subject: `${kind.file}.csv` }, (work) =>
        undoSheet(work, c.var.staff.name, { kind, name, id: Number(id) }),
      );
      return c.body(null, 204);
    });

/** All rows of a kind, after the column titles. */
async function readRows(
  { reads, clock }: AppContext,
  kind: SheetKind,
): Promise<(string | number)[][]> {
  const present = await kind.read(await reads.latest(), null, clock.today());
  // The last columns are information for readers and are not imported.
  const { notes: lastTitles = ['pour mémoire'] } = kind;
  const rows = [...present].map(([key, { name, cells, notes: last = [name] }]) => [
    ...cellsOfKey(kind, key),
    ...kind.columns.map((column) => cells[column] ?? ''),
    ...last,
  ]);
  return [[...kind.key, ...kind.columns, ...lastTitles], ...rows];
}

/** Converts a number written as `54,90`; other text is returned unchanged. */
function figureOf(cell: string | number): string | number {
  const typed = String(cell).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : cell;
}

/**
 * The uploaded sheet as text.
 * @throws Refusal `sheet.unreadable` if it is not a workbook
 */
function textOf(given: SheetInput): string {
  if ('text' in given) return given.text;
  const rows = readWorkbook(Buffer.from(given.workbook, 'base64'));
  const text = rows && sheetOf(rows);
  if (!text || text.length > LONGEST_SHEET) throw refuse('sheet.unreadable');
  return text;
}

/**
 * Each kind needs the permission that single changes of its things need.
 * @throws Refusal `sheet.forbidden`
 */
function allow(kind: SheetKindName, access: 'read' | 'write', staff: Permitted): void {
  if (!mayDo(staff, sheetAccess(kind)[access])) throw refuse('sheet.forbidden');
}
