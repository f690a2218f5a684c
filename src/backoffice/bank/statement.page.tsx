import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { bankCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/statement.page';
import { t } from './bank-words.ts';
import { choiceOf } from './statement-choice.ts';
import { StatementLines } from './statement-lines.tsx';

export const handle = { name: 'office-statement', tracking: false } satisfies RouteHandle;

const MOST = 900_000;

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return { done: readQuery(request).oneOf('fait', ['note']), formKey: newFormKey() };
}

const given = z.object({ text: z.string().min(1).max(MOST) });

/** The statement's text, from a file or a pasted field. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  const pasted = String(form.get('text') ?? '');
  return file instanceof File && file.size > 0 ? file.text() : pasted;
}

/** Parses a statement, or records the selected lines. */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  const resumed = resumedForm(form);
  if (resumed) return data({ refused: resumed, statement: null, text: '', isEmpty: false });
  const calls = bankCalls(admin);
  const text = await textOf(form);
  const sent = new FormData();
  sent.set('text', text);
  if (form.get('intent') === 'noteStatement') {
    const choices = form.getAll('line').flatMap((line, index) => {
      const order = String(form.getAll('order')[index] ?? '');
      return order === '' ? [] : [choiceOf(String(line), order)];
    });
    if (choices.length === 0)
      return data({ refused: undefined, statement: await calls.read(text), text, isEmpty: true });
    const { refused } = await submitForm({
      form: 'noteStatement',
      data: sent,
      schema: given,
      send: (statement) => calls.note({ ...statement, choices }, formKeyOf(form)),
    });
    if (!refused) throw redirect(officePaths.statement('note'));
    return data(
      { refused, statement: await calls.read(text), text, isEmpty: false },
      { status: 422 },
    );
  }
  const { done, refused } = await submitForm({
    form: 'readStatement',
    data: sent,
    schema: given,
    send: (statement) => calls.read(statement.text),
  });
  const answer = { refused, statement: done ?? null, text, isEmpty: false };
  return data(answer, { status: refused ? 422 : 200 });
}

export const meta = () => officeHead(t('title'));

/** A statement of the bank, its lines beside the orders they may pay. */
export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, formKey } = loaderData;
  const refused: FormAnswer | undefined = actionData?.refused;
  const form = useForm('readStatement', refused);
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('done')}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.statement && (
          <StatementLines
            statement={actionData.statement}
            text={actionData.text}
            formKey={formKey}
            refused={refused}
            isEmpty={actionData.isEmpty}
          />
        )}
        <Panel title={t('give.title')}>
          <PageForm
            form={form}
            encType="multipart/form-data"
            className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]"
          >
            <TextField
              id="file"
              name="file"
              type="file"
              accept=".xml,.ofx,.csv,.txt"
              label={t('give.file')}
              hint={t('give.fileHint')}
            />
            <TextArea {...form.field('text')} label={t('give.text')} rows={5} maxLength={MOST} />
            <div>
              <Button type="submit" size="compact" pending={form.pending}>
                {t('give.submit')}
              </Button>
            </div>
          </PageForm>
        </Panel>
      </div>
    </>
  );
}
