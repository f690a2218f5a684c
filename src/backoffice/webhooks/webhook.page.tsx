import { data } from 'react-router';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { ownValue } from '#kit/own-value.ts';
import type { WebhookShape } from '#modules/webhooks/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/webhook.page';
import { MessagesLog } from './messages-log.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { rotateSecret, webhookIntents } from './webhook-intents.server.ts';
import { WebhookState } from './webhook-state.tsx';
import { t } from './webhooks-words.ts';

export const handle = { name: 'office-webhook', tracking: false } satisfies RouteHandle;

const DONE = {
  changeWebhook: 'done.changeWebhook',
  pauseWebhook: 'done.pauseWebhook',
  resumeWebhook: 'done.resumeWebhook',
  testWebhook: 'done.testWebhook',
  replayPeriod: 'done.replayPeriod',
  replayOne: 'done.replayOne',
} as const;

async function find({ admin }: ReturnType<typeof requireStaff>, id: string) {
  const { members } = await operationsCalls(admin).webhooks();
  const webhook = members.find((one) => String(one.id) === id);
  if (!webhook) throw data(null, { status: 404 });
  return webhook;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const office = requireStaff(context, request);
  const webhook = await find(office, params.id);
  const query = new URL(request.url).searchParams;
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  const { members: messages, total } = await operationsCalls(office.admin).webhookMessages(
    webhook.id,
    page,
  );
  const done = ownValue(DONE, query.get('fait') ?? '') ?? null;
  return {
    webhook,
    messages,
    total,
    page,
    done,
    formKey: newFormKey(),
    forms: shownForms(webhookIntents),
  };
}

interface WebhookAnswer {
  refused?: FormAnswer | undefined;
  /** Shown once. */
  made?: { name: string; secret: string } | undefined;
}

const answer = (answer: WebhookAnswer) => data(answer, { status: answer.refused ? 422 : 200 });

export async function action({ context, request, params }: Route.ActionArgs) {
  const office = requireStaff(context, request);
  const { admin } = office;
  const { id, name } = await find(office, params.id);
  const form = await request.clone().formData();
  const intent = String(form.get('intent'));
  if (intent === 'rotateSecret') {
    const key = formKeyOf(form);
    const { done: made, refused } = await rotateSecret({ admin, id, name, data: form, key });
    return answer({ made, refused });
  }
  const next =
    intent === 'removeWebhook'
      ? officePaths.webhooks('removeWebhook')
      : officePaths.webhook(id, { done: intent });
  const { data: refused } = await answerIntent(webhookIntents, request, { admin, id, next });
  return answer({ refused });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.webhook.name ?? t('title'));

/** A webhook: events, message log and actions. */
export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, messages, total, page, done, formKey, forms } = loaderData;
  const may = useMay('operations.manage');
  const refused = actionData?.refused;
  return (
    <>
      <PageTitle
        aside={<WebhookState {...webhook} />}
        lead={webhook.isOfEnvironment ? t('environment') : webhook.url}
      >
        {webhook.name}
      </PageTitle>
      {actionData?.made && <ShownSecret {...actionData.made} />}
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(done)}
        </Alert>
      )}
      {webhook.previousSecretUntil && (
        <Alert tone="info" className="mb-6">
          {t('secret.until', {
            date: shortDate(webhook.previousSecretUntil),
            time: timeOfDay(webhook.previousSecretUntil),
          })}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {may && (
          <Actions
            webhook={webhook}
            replay={forms.replayPeriod}
            formKey={formKey}
            refused={refused}
          />
        )}
        <Panel title={t('log.title')}>
          <p className="mb-3 text-small text-encre-2">{t('log.text')}</p>
          <MessagesLog messages={messages} may={may} formKey={formKey} refused={refused} />
          <Pager
            page={page}
            total={total}
            to={(next) => officePaths.webhook(webhook.id, { page: next })}
          />
        </Panel>
        {may && (
          <Panel title={t('edit.title')}>
            {webhook.isOfEnvironment && (
              <p className="mb-4 text-small text-encre-2">{t('edit.environment')}</p>
            )}
            <WebhookForm
              key={`${webhook.name} ${webhook.url} ${webhook.events.join()}`}
              webhook={webhook}
              formKey={`${formKey}-edit`}
              refused={refused}
            />
          </Panel>
        )}
        <p className="text-small">
          <Link to={officePaths.webhooks()} className="link">
            {t('all')}
          </Link>
        </p>
      </div>
    </>
  );
}

interface ActionsProps {
  webhook: WebhookShape;
  replay: ShownForm<'from' | 'to'>;
  formKey: string;
  refused: FormAnswer | undefined;
}

function Actions({ webhook, replay, formKey, refused }: ActionsProps) {
  const isPaused = webhook.state === 'paused';
  const toggle = isPaused ? 'resume' : 'pause';
  return (
    <Panel title={t('actions.title')}>
      <div className="flex flex-wrap items-start gap-3">
        <ActionForm
          name="testWebhook"
          formKey={`${formKey}-test`}
          refused={refused}
          submit={t('actions.test')}
        />
        <ActionForm
          name={`${toggle}Webhook`}
          formKey={`${formKey}-${toggle}`}
          refused={refused}
          submit={t(`actions.${toggle}`)}
          asks={t(`actions.${toggle}Text`)}
        />
        {!webhook.isOfEnvironment && (
          <>
            <ActionForm
              name="rotateSecret"
              formKey={`${formKey}-rotate`}
              refused={refused}
              submit={t('secret.rotate')}
              asks={t('secret.rotateAsks')}
            />
            <ActionForm
              name="removeWebhook"
              variant="danger"
              formKey={`${formKey}-remove`}
              refused={refused}
              submit={t('actions.remove')}
              asks={t('actions.removeAsks')}
            />
          </>
        )}
      </div>
      <section className="mt-6 border-t border-trait pt-4">
        <h3 className="text-small font-bold">{t('replay.title')}</h3>
        <p className="mt-1 mb-3 max-w-prose text-small text-encre-2">{t('replay.text')}</p>
        <PlainForm
          form={replay}
          t={t}
          formKey={`${formKey}-period`}
          refused={refused}
          variant="secondary"
          className="flex flex-wrap level-fields gap-3"
        />
      </section>
    </Panel>
  );
}
