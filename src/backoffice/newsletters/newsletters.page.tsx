import { data, redirect } from 'react-router';
import { z } from 'zod';
import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import { DEFAULTS } from '#kit/sites.ts';
import type { IssueShape } from '#modules/newsletter/admin-contracts.ts';
import type { Outcome } from '#modules/newsletter/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { newsletterCalls } from '#services/admin/newsletter.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey, formKeyOf } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/newsletters.page';
import { IssueFields } from './issue-fields.tsx';
import { t } from './newsletters-words.ts';
import { issueOf, typedIssue } from './typed-issue.ts';

export const handle = { name: 'office-newsletters', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [issues, segments] = await Promise.all([
    newsletterCalls(admin).issues(),
    segmentCalls(admin).list(),
  ]);
  return { issues, segments, formKey: newFormKey() };
}

/** Creates an issue, or processes bounces from a mail server. */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const calls = newsletterCalls(admin);
  const form = await request.formData();
  const resumed = resumedForm(form);
  if (resumed) return data({ refused: resumed, outcome: null });
  if (form.get('intent') === 'readReport') {
    const { done, refused } = await submitForm({
      form: 'readReport',
      data: form,
      schema: z.object({ raw: z.string().min(1).max(500_000) }),
      send: (report) => calls.report(report, formKeyOf(form)),
    });
    const outcome: Outcome | 'nothing' | null = done ? (done.outcome ?? 'nothing') : null;
    return data({ refused, outcome }, { status: refused ? 422 : 200 });
  }
  const { done, refused } = await submitForm({
    form: 'createIssue',
    data: form,
    schema: typedIssue,
    send: (issue) => calls.create(issueOf(issue), formKeyOf(form)),
  });
  if (done) throw redirect(officePaths.newsletterIssue(done.id));
  return data({ refused, outcome: null }, { status: 422 });
}

export const meta = () => officeHead(t('title'));

/** Newsletter issues, and a form to create one. */
export default function NewslettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, segments, formKey } = loaderData;
  const mayManage = useMay('promotions.manage');
  const usual = { channel: DEFAULTS.site, audience: 'all', perMinute: '60' };
  const form = useForm('createIssue', actionData?.refused, { values: usual });
  const report = useForm('readReport', actionData?.refused);
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {actionData?.outcome && (
        <Alert tone="success" live className="mb-6">
          {t(`report.outcomes.${actionData.outcome}`)}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('issues')}>
          <IssuesTable issues={issues} />
        </Panel>
        {mayManage && (
          <Panel title={t('new')}>
            <PageForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <FormKey value={formKey} />
              <IssueFields form={form} segments={segments} />
              <ButtonRow inPanel>
                <Button type="submit" size="compact" pending={form.pending}>
                  {t('create')}
                </Button>
              </ButtonRow>
            </PageForm>
          </Panel>
        )}
        {mayManage && (
          <Panel title={t('report.title')}>
            <PageForm form={report} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <FormKey value={`${formKey}-report`} />
              <TextArea
                {...report.field('raw')}
                label={t('report.raw')}
                hint={t('report.hint')}
                rows={5}
                maxLength={500_000}
                required
              />
              <div>
                <Button type="submit" size="compact" variant="secondary" pending={report.pending}>
                  {t('report.submit')}
                </Button>
              </div>
            </PageForm>
          </Panel>
        )}
      </div>
    </>
  );
}

function IssuesTable({ issues }: { issues: readonly IssueShape[] }) {
  if (issues.length === 0) return <p className="text-small text-encre-2">{t('none')}</p>;
  const counts = ['sent', 'waiting', 'bounced', 'complained', 'gone'] as const;
  return (
    <ListTable
      caption={t('issues')}
      columns={[
        t('fields.subject'),
        t('state'),
        t('changed'),
        ...counts.map((name) => ({ figures: t(`counts.${name}`) })),
      ]}
    >
      {issues.map((issue) => (
        <tr key={issue.id}>
          <th scope="row">
            <Link to={officePaths.newsletterIssue(issue.id)} className="link">
              {issue.subject}
            </Link>
          </th>
          <td>{t(`states.${issue.state}`)}</td>
          <td className="whitespace-nowrap">{shortDate(issue.startedAt ?? issue.updatedAt)}</td>
          {counts.map((name) => (
            <td key={name} className="text-right tabular-nums">
              {number(issue[name])}
            </td>
          ))}
        </tr>
      ))}
    </ListTable>
  );
}
