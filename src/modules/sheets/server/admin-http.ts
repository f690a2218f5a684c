import { refuse } from '#kit/refusal.ts';
import { sheetOf } from '#kit/sheet.ts';
import { mayDo, type Permission, type Role } from '#modules/staff/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { SheetKindName } from '../rules/index.ts';
import { importSheet, listSheets, previewSheet, undoSheet } from './import-sheet.ts';
import type { SheetKind } from './sheet-kind.ts';

export type SheetKinds = Readonly<Record<SheetKindName, SheetKind>>;

/** Sheets out and in (O-18, O-29): one way for every kind; what sets kinds apart is told from outside. */
export const sheetRoutes = (kinds: SheetKinds) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.exportSheet), async (c) => {
      const kind = allowed(kinds[c.req.valid('param').kind], c.var.staff);
      const present = await kind.read(c.var.appContext.db, null);
      const columns = kind.columns;
      const rows = [...present].map(([key, { name, cells }]) => [
        key,
        ...columns.map((column) => cells[column] ?? ''),
        name,
      ]);
      // The last one is for who reads it: it is not read back.
      const sheet = sheetOf([[kind.key, ...columns, 'pour mémoire'], ...rows]);
      return c.body(sheet, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${kind.file}"`,
        'cache-control': 'private, no-store',
      });
    })
    .openapi(adminRoute(operations.previewSheet), async (c) => {
      const { kind: name } = c.req.valid('param');
      const kind = allowed(kinds[name], c.var.staff);
      const { text } = c.req.valid('json');
      const { lines, missing, version } = await previewSheet(c.var.appContext.db, kind, text);
      const listed = lines.filter(({ problem, changes }) => problem !== null || changes.length > 0);
      return ld(c, {
        '@type': 'SheetPreview',
        kind: name,
        missing: [...missing],
        same: lines.length - listed.length,
        lines: listed.map(({ line, key, name: called, problem, changes }) => ({
          line,
          key,
          name: called,
          problem,
          changes: [...changes],
        })),
        version,
      });
    })
    .openapi(adminRoute(operations.importSheet), async (c) => {
      const { kind: name } = c.req.valid('param');
      const kind = allowed(kinds[name], c.var.staff);
      const sheet = c.req.valid('json');
      const auditedAction = { action: 'sheet.imported', subject: kind.file };
      await actAsStaff(c, auditedAction, (work) =>
        importSheet(work, c.var.staff.name, { name, kind, ...sheet }),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.listSheetImports), async (c) => {
      const { kind: name } = c.req.valid('param');
      const imports = await listSheets(c.var.appContext.db, name);
      const shown = imports.map((one) => ({ '@type': 'SheetImport' as const, ...one }));
      return ld(c, collection(c, 'SheetImport', shown));
    })
    .openapi(adminRoute(operations.undoSheetImport), async (c) => {
      const { kind: name, id } = c.req.valid('param');
      const kind = allowed(kinds[name], c.var.staff);
      await actAsStaff(c, { action: 'sheet.import_undone', subject: kind.file }, (work) =>
        undoSheet(work, c.var.staff.name, { kind, name, id: Number(id) }),
      );
      return c.body(null, 204);
    });

/** Somebody who changes the catalogue needs what the kind asks for besides. @throws Refusal `sheet.forbidden` */
function allowed(kind: SheetKind, { role }: { role: Role }): SheetKind {
  const needed: Permission = kind.permission;
  if (!mayDo(role, needed)) throw refuse('sheet.forbidden');
  return kind;
}
