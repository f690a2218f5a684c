import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { TeamList } from '#kit/team-list.ts';
import { savedViewDraft } from '#modules/staff/contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pageAddress } from '#pages/public-documents.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { savedViewCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { readList } from '../parts/read-list.ts';
import { resumedFields } from '../parts/resumed-form.server.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { BulkProblem, BulkQuestion, BulkReport } from './bulk-answer.ts';
import type { ListAction } from './define-list.ts';
import { everyRow, type ServedList } from './every-row.server.ts';

/** Maximum number of rows of a bulk action, since each is a separate call. */
const MOST = 500;
/** Maximum number of rows passed to a page in its address. */
const MOST_LED = 100;
/** Number of rows named in the confirmation. */
const NAMED = 8;

interface Sent {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Handles the forms of a list: saved views and bulk actions. */
export async function answerList<L extends TeamList, Row>(
  { context, request }: Sent,
  served: ServedList<L, Row>,
) {
  const { admin } = requireStaff(context, request);
  const form = await request.clone().formData();
  const intent = form.get('intent');
  const resumed = resumedFields(form);
  if (resumed?.get('intent') === 'bulkRun') return data(askAgain(resumed, served, false));
  if (intent === 'bulk' || resumed?.get('intent') === 'bulk')
    return data(await previewBulk(admin, request, resumed ?? form, served));
  if (intent === 'bulkRun') return data(await runBulk(admin, form, served));
  const here = pageAddress(new URL(request.url));
  return answerIntent(viewIntents, request, {
    admin,
    next: intent === 'removeView' ? here.replace(/\?.*/, '') : here,
    list: served.list.id,
  });
}

const actionOf = <Row>(form: FormData, actions: readonly ListAction<Row>[] = []) => {
  const action = actions.find(({ name }) => name === form.get('action'));
  if (!action) throw data(null, { status: 400 });
  return action;
};

const keysOf = (form: FormData): string[] =>
  form
    .getAll('choix')
    .filter((key) => typeof key === 'string' && /^[\w-]{1,60}$/.test(key)) as string[];

/** The confirmation of a bulk action, with the current state of the selected rows. */
async function previewBulk<L extends TeamList, Row>(
  admin: AdminClient,
  request: Request,
  form: FormData,
  served: ServedList<L, Row>,
): Promise<BulkQuestion | BulkProblem> {
  const { office, list, read } = served;
  const action = actionOf(form, office.actions);
  const most = action.leadsTo ? MOST_LED : MOST;
  const shown = readList(request, list);
  const ticked = new Set(keysOf(form));
  const rows: Row[] = [];
  if (form.has('tous')) {
    for await (const page of everyRow(admin, served, shown, most + 1)) rows.push(...page.rows);
  } else if (ticked.size > 0 || action.isOfPage) {
    const { page, choice } = shown;
    const { members } = await read(admin, { ...choice, page: String(page) });
    rows.push(...members.filter((row) => ticked.size === 0 || ticked.has(office.rowKey(row))));
  }
  if (rows.length === 0) return { step: 'problem', problem: 'none', most };
  if (rows.length > most) return { step: 'problem', problem: 'many', most };
  const concerned = rows.filter((row) => action.applies?.(row) ?? true);
  const keys = concerned.map((row) => office.rowKey(row));
  if (action.leadsTo) throw redirect(action.leadsTo(keys));
  const heading = Object.values<(typeof office.columns)[L['columns'][number]]>(office.columns).find(
    ({ isHeading }) => isHeading,
  );
  return {
    step: 'question',
    action: action.name,
    keys,
    names: concerned.slice(0, NAMED).map((row) => String(heading?.text(row) ?? office.rowKey(row))),
    rest: rows.length - concerned.length,
    text: '',
    isTextWrong: false,
    formKey: newFormKey(),
  };
}

/** The confirmation again with the submitted values, for the same rows. */
function askAgain<L extends TeamList, Row>(
  form: FormData,
  { office }: ServedList<L, Row>,
  isTextWrong: boolean,
): BulkQuestion {
  const keys = keysOf(form);
  return {
    step: 'question',
    action: actionOf(form, office.actions).name,
    keys,
    names: keys.slice(0, NAMED),
    rest: 0,
    text: String(form.get('text') ?? ''),
    isTextWrong,
    formKey: newFormKey(),
  };
}

/**
 * Runs the action on one row after the other; a refusal is reported and does not stop the others.
 */
async function runBulk<L extends TeamList, Row>(
  admin: AdminClient,
  form: FormData,
  served: ServedList<L, Row>,
): Promise<BulkReport | BulkProblem | BulkQuestion> {
  const { office, runs = {} } = served;
  const { name, takesText } = actionOf(form, office.actions);
  const run = Object.hasOwn(runs, name) ? runs[name] : undefined;
  if (!run) throw data(null, { status: 400 });
  const keys = keysOf(form);
  const text = String(form.get('text') ?? '').trim();
  const formKey = formKeyOf(form) ?? newFormKey();
  if (keys.length === 0) return { step: 'problem', problem: 'none', most: MOST };
  if (keys.length > MOST) return { step: 'problem', problem: 'many', most: MOST };
  if (takesText !== undefined && (text === '' || text.length > takesText))
    return askAgain(form, served, true);
  const failed: { key: string; reason: string }[] = [];
  for (const id of keys)
    try {
      await run(admin, { id, text, key: `${formKey}-${id}` });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      failed.push({ key: id, reason: error.description ?? '' });
    }
  return { step: 'report', action: name, done: keys.length - failed.length, failed };
}

interface OfList {
  list: string;
}

const ticked = z.literal('1').optional();
const id = z.string().regex(/^\d{1,9}$/);
const { name, query } = savedViewDraft.shape;

const saveView = plainForm({
  name: 'saveView',
  schema: z.object({ name, isShared: ticked, query }),
  send: ({ admin, key, list }: FormOf<OfList>, { isShared, ...view }) =>
    savedViewCalls(admin).save({ ...view, list, isShared: isShared !== undefined }, key),
});

const changeView = plainForm({
  name: 'changeView',
  schema: z.object({ id, name, isShared: ticked }),
  send: ({ admin, key }: FormOf<OfList>, { id: view, isShared, ...change }) =>
    savedViewCalls(admin).change(
      Number(view),
      { ...change, isShared: isShared !== undefined },
      key,
    ),
});

const removeView: OfficeIntent<OfList> = ({ admin, data: form, key }) =>
  submitForm({
    form: 'removeView',
    data: form,
    schema: z.object({ id }),
    send: ({ id: view }) => savedViewCalls(admin).remove(Number(view), key),
  });

/** Actions on saved views, by form name. */
export const viewIntents = { saveView, changeView, removeView };
