import { z } from 'zod';
import { readTextFile } from '#kit/read-sheet.ts';
import type { SheetPreviewShape } from '#modules/sheets/admin-contracts.ts';
import { LONGEST_SHEET } from '#modules/sheets/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { sheetCalls } from '#services/admin/catalogue.ts';
import { formKeyOf } from '../parts/form-key.tsx';

type Calls = ReturnType<typeof sheetCalls>;

/** Changes that are listed; every line that is wrong is. */
const LISTED = 200;

const given = z.object({ text: z.string().min(1).max(LONGEST_SHEET) });
const applied = given.extend({ version: z.string().max(64), confirmed: z.string().optional() });
const undone = z.object({ id: z.string() });

/** Takes a sheet back. */
export async function undoSheet(calls: Calls, form: FormData) {
  const { refused } = await submitForm({
    form: 'undoSheet',
    data: form,
    schema: undone,
    send: ({ id }) => calls.undo(id, formKeyOf(form)),
  });
  return { refused, preview: null, text: '' };
}

/** Applies a sheet as it was shown; refused, it is shown again. */
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
  const preview = refused ? shownOf(await calls.preview(text)) : null;
  return { refused, preview, text };
}

/** What a sheet would change, given as a file or pasted. */
export async function previewSheet(calls: Calls, form: FormData) {
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  const text = isFile
    ? readTextFile(new Uint8Array(await file.arrayBuffer()))
    : String(form.get('text') ?? '');
  const sent = new FormData();
  sent.set('text', text);
  const { done, refused } = await submitForm({
    form: 'previewSheet',
    data: sent,
    schema: given,
    send: (sheet) => calls.preview(sheet.text),
  });
  return { refused, preview: done ? shownOf(done) : null, text };
}

/** Of a preview what its page lists, and how much there is of it. */
function shownOf({ lines, missing, same, version }: SheetPreviewShape) {
  const wrong = lines.filter(({ problem }) => problem !== null);
  const changed = lines.filter(({ problem }) => problem === null);
  // What is to be confirmed is seen before it is.
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
