import type { RouteHandle } from '#pages/route-handle.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/operations.page';
import { FailedPanel, QueuesPanel } from './jobs-panels.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { operationsIntents } from './operations-intents.server.ts';
import { t } from './operations-words.ts';

export const handle = { name: 'office-operations', tracking: false } satisfies RouteHandle;

const DONE = {
  runJob: 'done.runJob',
  sendMail: 'done.sendMail',
  replayMessages: 'done.replayMessages',
} as const;
const isDone = (name: string | null): name is keyof typeof DONE =>
  name !== null && Object.hasOwn(DONE, name);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = operationsCalls(admin);
  const [operations, messages, { permissions }] = await Promise.all([
    calls.machinery(),
    calls.messages(),
    staffCalls(admin).me(),
  ]);
  const done = new URL(request.url).searchParams.get('fait');
  return {
    operations,
    messages: messages.members,
    formKey: newFormKey(),
    may: permissions.includes('operations.manage'),
    done: isDone(done) ? done : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const intent = String((await request.clone().formData()).get('intent'));
  const next = officePaths.operations(isDone(intent) ? intent : undefined);
  return answerIntent(operationsIntents, request, { admin, next });
}

export const meta = () => officeHead(t('title'));

/** Background jobs, mails and webhooks, and their failures. */
export default function OperationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { operations, messages, formKey, may, done } = loaderData;
  const actions = { may, formKey, refused: actionData };
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(DONE[done])}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FailedPanel failedJobs={operations.failedJobs} {...actions} />
        <MessagesPanel messages={messages} {...actions} />
        <MailsPanel mails={operations.mails} {...actions} />
        <QueuesPanel queues={operations.queues} />
      </div>
    </>
  );
}
