import { data, redirect } from 'react-router';
import { z } from 'zod';
import { number } from '#i18n/numbers.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { newsletterCalls } from '#services/admin/newsletter.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormKey, formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/issue.page';
import { IssueFields } from './issue-fields.tsx';
import { t } from './newsletters-words.ts';
import { audienceField, issueOf, typedIssue } from './typed-issue.ts';

export const handle = { name: 'office-newsletter-issue', tracking: false } satisfies RouteHandle;

const DONE = ['enregistre', 'essai', 'envoi', 'arret'] as const;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = newsletterCalls(admin);
  const [issue, preview, segments] = await Promise.all([
    calls.issue(id),
    calls.preview(id),
    segmentCalls(admin).list(),
  ]);
  return {
    issue,
    preview,
    segments,
    done: readQuery(request).oneOf('fait', DONE),
    formKey: newFormKey(),
  };
}

interface Answered {
  refused: FormAnswer | undefined;
  done: (typeof DONE)[number];
}

const seen = z.object({ version: z.coerce.number().int(), reach: z.coerce.number().int() });

/** Edits, tests, sends or stops an issue. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const calls = newsletterCalls(admin);
  const form = await request.formData();
  const key = formKeyOf(form);
  const resumed = resumedForm(form);
  if (resumed) return data(resumed);
  const answer = await answerForm(String(form.get('intent')));
  if (!answer.refused) throw redirect(officePaths.newsletterIssue(id, answer.done));
  return data(answer.refused, { status: 422 });

  async function answerForm(intent: string): Promise<Answered> {
    const sent = { form: intent, data: form };
    if (intent === 'tryIssue') {
      const send = () => calls.test(id, key);
      const { refused } = await submitForm({ ...sent, schema: z.object({}), send });
      return { refused, done: 'essai' };
    }
    if (intent === 'stopIssue') {
      const send = () => calls.stop(id, key);
      const { refused } = await submitForm({ ...sent, schema: z.object({}), send });
      return { refused, done: 'arret' };
    }
    if (intent === 'startIssue') {
      const send = (start: z.infer<typeof seen>) => calls.start(id, start, key);
      const { refused } = await submitForm({ ...sent, schema: seen, send });
      return { refused, done: 'envoi' };
    }
    const { refused } = await submitForm({
      ...sent,
      schema: typedIssue.extend({ version: z.coerce.number().int() }),
      send: (issue) => calls.edit(id, issueOf(issue), key),
    });
    return { refused, done: 'enregistre' };
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.issue.subject ?? t('title'));

/** A newsletter issue: content, preview, audience, and results. */
export default function NewsletterIssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, preview, segments, done, formKey } = loaderData;
  const mayManage = useMay('promotions.manage');
  const { subject, preview: begins, body, channel, perMinute } = issue;
  const audience = audienceField(issue);
  const values = { subject, preview: begins, body, channel, audience, perMinute: `${perMinute}` };
  const segment = segments.find((one) => one.id === issue.segment);
  const form = useForm('editIssue', actionData, { values });
  const isDraft = issue.state === 'draft';
  return (
    <>
      <PageTitle lead={t(`states.${issue.state}`)}>{issue.subject}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('sending.title')}>
          <Facts
            facts={[
              [
                t('fields.audience'),
                segment ? t('segment', { name: segment.name }) : t(`audiences.${issue.audience}`),
              ],
              [t('sending.reach'), issue.reach === null ? null : number(issue.reach)],
              [t('counts.sent'), isDraft ? null : number(issue.sent)],
              [t('counts.waiting'), isDraft ? null : number(issue.waiting)],
              [t('counts.dropped'), isDraft ? null : number(issue.dropped)],
              [t('counts.bounced'), isDraft ? null : number(issue.bounced)],
              [t('counts.complained'), isDraft ? null : number(issue.complained)],
              [t('counts.gone'), isDraft ? null : number(issue.gone)],
            ]}
          />
          {issue.reach === 0 && (
            <p className="mt-4 text-small text-encre-2">{t('sending.nobody')}</p>
          )}
          {mayManage && (
            <div className="mt-4 flex flex-wrap gap-3">
              <ActionForm
                name="tryIssue"
                formKey={`${formKey}-try`}
                refused={actionData}
                submit={t('sending.test')}
                variant="secondary"
              />
              {isDraft && issue.reach !== null && issue.reach > 0 && (
                <ActionForm
                  name="startIssue"
                  formKey={`${formKey}-start`}
                  refused={actionData}
                  submit={t('sending.start')}
                  asks={t('sending.asks', { count: issue.reach, pace: issue.perMinute })}
                >
                  <input type="hidden" name="version" value={issue.version} />
                  <input type="hidden" name="reach" value={issue.reach} />
                </ActionForm>
              )}
              {issue.state === 'sending' && (
                <ActionForm
                  name="stopIssue"
                  formKey={`${formKey}-stop`}
                  refused={actionData}
                  submit={t('sending.stop')}
                  variant="danger"
                  asks={t('sending.stopAsks')}
                />
              )}
            </div>
          )}
        </Panel>
        {isDraft && mayManage && (
          <Panel title={t('edit')}>
            <PageForm
              key={issue.version}
              form={form}
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
              <FormKey value={formKey} />
              <input type="hidden" name="version" value={issue.version} />
              <IssueFields form={form} segments={segments} />
              <ButtonRow inPanel>
                <Button type="submit" size="compact" pending={form.pending}>
                  {t('save')}
                </Button>
              </ButtonRow>
            </PageForm>
          </Panel>
        )}
        <Panel title={t('preview.title')}>
          <p className="mb-4 text-small text-encre-2">{t('preview.hint')}</p>
          <div className="flex flex-wrap items-start gap-6">
            {([640, 360] as const).map((width) => (
              <figure key={width} className="m-0 max-w-full">
                <figcaption className="mb-2 text-small text-encre-2">
                  {t(width === 640 ? 'preview.wide' : 'preview.narrow')}
                </figcaption>
                <iframe
                  title={t(width === 640 ? 'preview.wide' : 'preview.narrow')}
                  sandbox=""
                  srcDoc={preview.html}
                  style={{ width }}
                  className="h-[560px] max-w-full rounded-input border border-brume-2"
                />
              </figure>
            ))}
          </div>
          <details className="mt-4">
            <summary className="min-h-11 cursor-pointer py-2 font-bold">
              {t('preview.text')}
            </summary>
            <pre className="max-w-narrow whitespace-pre-wrap">{preview.text}</pre>
          </details>
        </Panel>
      </div>
    </>
  );
}
