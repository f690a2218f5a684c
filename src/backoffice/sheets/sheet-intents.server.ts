import { z } from 'zod';
import { isPacked, readTextFile } from '#kit/read-sheet.ts';
import type { SheetPreviewShape } from '#modules/sheets/admin-contracts.ts';
import { LARGEST_WORKBOOK, LONGEST_SHEET } from '#modules/sheets/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { sheetCalls } from '#services/admin/catalogue.ts';
import { formKeyOf } from '../parts/form-key.tsx';

type Calls = ReturnType<typeof sheetCalls>;

/** Maximum number of changes listed; invalid lines are all listed. */
const LISTED = 200;

const given = z.object({ text: z.string().min(1).max(LONGEST_SHEET) });
const packed = z.object({ workbook: z.string().max(LARGEST_WORKBOOK) });
const applied = given.extend({ version: z.string().max(64), confirmed: z.string().optional() });
const undone = z.object({ id: z.string() });

/** Rolls back an import. */
export async function undoSheet(calls: Calls, form: FormData) {
  const { refused } = await submitForm({
    form: 'undoSheet',
    data: form,
    schema: undone,
    send: ({ id }) => calls.undo(id, formKeyOf(form)),
  });
  return { refused, preview: null, text: '' };
}

/** Imports a sheet as previewed; after a refusal the preview is shown again. */
export async function applySheet(calls: Calls, form: FormData) {
  const { refused } = await submitForm({
    form: 'applySheet',
    data: form,
    schema: applied,
    others: ['confirmed'],
    send: ({ confirmed, ...sheet }) =>
      calls.apply({ ...sheet, confirmed: confirmed !== undefined }, formKeyOf(form)),
  });
  const text = String(form.get('text') ?? '');
  const preview = refused ? shownOf(await calls.preview({ text })) : null;
  return { refused, preview, text };
}

/** Previews the changes of a sheet, given as a workbook, another file, or pasted text. */
export async function previewSheet(calls: Calls, form: FormData) {
  const file = form.get('file');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const isWorkbook = isPacked(bytes);
  const pasted = String(form.get('text') ?? '');
  const sent = new FormData();
  if (!isWorkbook) sent.set('text', bytes.length > 0 ? readTextFile(bytes) : pasted);
  const { done, refused } = await submitForm({
    form: 'previewSheet',
    data: sent,
    schema: z.union([given, packed]),
    input: isWorkbook ? { workbook: Buffer.from(bytes).toString('base64') } : undefined,
    send: calls.preview,
  });
  return { refused, preview: done ? shownOf(done) : null, text: done?.text ?? pasted };
}

/** The part of a preview that the page lists, with totals. */
export function shownOf({ lines, missing, same, version }: SheetPreviewShape) {
  const wrong = lines.filter(({ problem }) => problem !== null);
  const changed = lines.filter(({ problem }) => problem === null);
  // Changes that need a confirmation come first.
  const unusual = changed.filter(({ note }) => note?.code === 'unusual');
  const others = changed.filter(({ note }) => note?.code !== 'unusual');
  return {
    missing,
    same,
    version,
    wrong,
    changed: [...unusual, ...others].slice(0, LISTED),
    changes: changed.length,
    isUnusual: unusual.length > 0,
  };
}

export type ShownPreview = ReturnType<typeof shownOf>;
