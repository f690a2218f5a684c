import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readSheet } from '#kit/read-sheet.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { linesOf, type SheetKindName, type SheetLine } from '../rules/index.ts';
import { keyOf, type SheetKind } from './sheet-kind.ts';
import type { AppliedLine } from './tables.ts';

export interface SheetPreview {
  /** Missing columns: a key column, or all that could change something. */
  missing: readonly string[];
  lines: SheetLine[];
  /** Hash of the sheet and the current data, so that only what was previewed is applied. */
  version: string;
}

/** Preview of a sheet: what each line would change, and every invalid line. Writes nothing. */
export async function previewSheet(
  db: Db | Tx,
  kind: SheetKind,
  text: string,
  today: Temporal.PlainDate,
): Promise<SheetPreview> {
  const { rows, columns, missing } = readSheet(text, {
    needed: kind.key,
    optional: kind.columns,
  });
  const changing = columns.filter((column) => !kind.key.includes(column));
  if (missing.length > 0 || changing.length === 0)
    return { missing: missing.length > 0 ? missing : kind.columns, lines: [], version: '' };
  const keys = [...new Set(rows.map(({ cells }) => keyOf(kind, cells)))];
  const present = await kind.read(db, keys, today);
  const lines = linesOf(await kind.check(db, rows, present, today));
  return { missing, lines, version: versionOf(lines) };
}

const versionOf = (lines: readonly SheetLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ key, before, after }) => [key, before, after])))
    .digest('hex');

interface Applying {
  name: SheetKindName;
  kind: SheetKind;
  text: string;
  /** Of the preview that was shown. */
  version: string;
  /** The sender confirmed unusual values. */
  confirmed: boolean;
}

/**
 * Applies a previewed sheet, completely or not at all, with the same commands as the forms for single changes.
 * @throws Refusal `sheet.changed` if data changed since the preview, `sheet.wrong` for errors or nothing to change,
 *   `sheet.unusual` for unusual values without confirmation; as the commands
 */
export async function importSheet(
  work: UnitOfWork,
  by: string,
  { name, kind, text, version, confirmed }: Applying,
): Promise<void> {
  await sql`lock table sheet_imports in share row exclusive mode`.execute(work.tx);
  const preview = await previewSheet(work.tx, kind, text, work.today);
  if (preview.version !== version) throw refuse('sheet.changed');
  const changed = preview.lines.filter(({ changes }) => changes.length > 0);
  if (preview.lines.some(({ problem }) => problem !== null) || changed.length === 0)
    throw refuse('sheet.wrong');
  if (!confirmed && changed.some(({ note }) => note?.code === 'unusual'))
    throw refuse('sheet.unusual');
  const lines = changed.map(appliedOf);
  await kind.apply(work, by, lines);
  await work.tx
    .insertInto('sheet_imports')
    .values({
      kind: name,
      lines: JSON.stringify(lines),
      staff_name: by,
      applied_at: new Date(work.now.epochMilliseconds),
      undone_at: null,
    })
    .execute();
}

/** Only the changed columns of a line are stored, so that a later change of another column does not prevent undoing it. */
function appliedOf({ key, before, after, changes }: SheetLine): AppliedLine {
  const cells = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.column, change[side] ?? '']));
  return { key, before: before && cells('before'), after: after && cells('after') };
}

/**
 * Undoes a sheet: restores the previous values. Histories record both changes.
 * @throws Refusal `sheet_import.unknown`, `sheet_import.undone`, `sheet_import.moved` when any of it changed since
 */
export async function undoSheet(
  work: UnitOfWork,
  by: string,
  { kind, name, id }: { kind: SheetKind; name: SheetKindName; id: number },
): Promise<void> {
  const found = await work.tx
    .selectFrom('sheet_imports')
    .select(['lines', 'undone_at'])
    .where('id', '=', id)
    .where('kind', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('sheet_import.unknown');
  if (found.undone_at) throw refuse('sheet_import.undone');
  const present = await kind.read(
    work.tx,
    found.lines.map(({ key }) => key),
    work.today,
  );
  const isMoved = ({ key, after }: AppliedLine) => {
    const now = present.get(key)?.cells ?? null;
    if (!after || !now) return Boolean(after) !== Boolean(now);
    return Object.entries(after).some(([column, value]) => now[column] !== value);
  };
  if (found.lines.some(isMoved)) throw refuse('sheet_import.moved');
  await kind.apply(
    work,
    by,
    found.lines.map(({ key, before, after }) => ({ key, before: after, after: before })),
  );
  await work.tx
    .updateTable('sheet_imports')
    .set({ undone_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

/** Applied sheets of a kind, newest first. */
export async function listSheets(db: Db, kind: SheetKindName) {
  const rows = await db
    .selectFrom('sheet_imports')
    .select(['id', 'staff_name as by', 'applied_at as at', 'undone_at as undoneAt'])
    .select(sql<number>`jsonb_array_length(lines)`.as('lines'))
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}
