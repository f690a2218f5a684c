import { data } from 'react-router';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/webhooks.page';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { addWebhook } from './webhook-intents.server.ts';
import { WebhookState } from './webhook-state.tsx';
import { t } from './webhooks-words.ts';

export const handle = { name: 'office-webhooks', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members: webhooks } = await operationsCalls(admin).webhooks();
  const isRemoved = new URL(request.url).searchParams.get('fait') === 'removeWebhook';
  return { webhooks, isRemoved, formKey: newFormKey() };
}

interface AddAnswer {
  refused?: FormAnswer | undefined;
  /** Shown once. */
  made?: { name: string; secret: string } | undefined;
}

const answer = (answer: AddAnswer) => data(answer, { status: answer.refused ? 422 : 200 });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  const resumed = resumedForm(form);
  if (resumed) return data<AddAnswer>({ refused: resumed });
  if (form.get('intent') !== 'addWebhook') throw data(null, { status: 400 });
  const { done: made, refused } = await addWebhook({ admin, data: form, key: formKeyOf(form) });
  return answer({ made, refused });
}

export const meta = () => officeHead(t('title'));

/** Webhooks with their events. */
export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, isRemoved, formKey } = loaderData;
  const may = useMay('operations.manage');
  const made = actionData?.made;
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {made && <ShownSecret {...made} />}
      {isRemoved && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('done.removeWebhook')}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {webhooks.length === 0 ? (
          <p className="text-encre-2">{t('none')}</p>
        ) : (
          <ListTable
            caption={t('title')}
            columns={[
              t('columns.name'),
              t('columns.events'),
              t('columns.state'),
              { figures: t('columns.waiting') },
              t('columns.taken'),
            ]}
          >
            {webhooks.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link to={officePaths.webhook(one.id)} className="link">
                    {one.name}
                  </Link>
                  <span className="block font-normal break-all text-encre-2">
                    {one.isOfEnvironment ? t('environment') : one.url}
                  </span>
                </th>
                <td>{t('chosen', { count: one.events.length })}</td>
                <td>
                  <WebhookState {...one} />
                  {one.problem && (
                    <span className="mt-1 block break-words text-encre-2">
                      {t('problem', { problem: one.problem })}
                    </span>
                  )}
                </td>
                <td className="text-right tabular-nums">{number(one.waiting)}</td>
                <td className="whitespace-nowrap">
                  {one.takenAt ? `${shortDate(one.takenAt)} ${timeOfDay(one.takenAt)}` : t('never')}
                </td>
              </tr>
            ))}
          </ListTable>
        )}
        {may && (
          <Panel title={t('new.title')}>
            <p className="mb-4 max-w-prose text-small text-encre-2">{t('new.text')}</p>
            <WebhookForm
              key={made ? made.secret : 'new'}
              webhook={null}
              formKey={formKey}
              refused={actionData?.refused}
            />
          </Panel>
        )}
        <p className="text-small">
          <Link to={officePaths.operations()} className="link">
            {t('back')}
          </Link>
        </p>
      </div>
    </>
  );
}
