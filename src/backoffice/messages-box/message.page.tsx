import { z } from 'zod';
import { fullDate, shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { submitForm } from '../../storefront/forms/submit-form.server.ts';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { DeedForm } from '../parts/deed-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/message.page';
import { t } from './box-words.ts';

export const handle = { name: 'office-message', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { message: await messageCalls(admin).read(params.id), formKey: newFormKey() };
}

const setTo =
  (form: string, answered: boolean): OfficeIntent<{ id: string }> =>
  ({ admin, id, data, key }) =>
    submitForm({
      ...{ form, data, schema: z.object({}) },
      send: () => messageCalls(admin).setAnswered(id, answered, key),
    });

const intents = {
  answerMessage: setTo('answerMessage', true),
  reopenMessage: setTo('reopenMessage', false),
};

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(intents, request, { admin, id, next: officePaths.message(id) });
}

export const meta = () => officeHead(t('title'));

/** A message, what is known of who wrote it, and whether it is done with. */
export default function OfficeMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, formKey } = loaderData;
  const mayAnswer = useMay('customers.manage');
  const { sentAt, answeredAt, answeredBy } = message;
  const subject = t('message.replySubject', { subject: message.subject ?? t('noSubject') });
  const form = answeredAt ? 'reopenMessage' : 'answerMessage';
  return (
    <>
      <PageTitle lead={t('message.received', { date: fullDate(sentAt), time: timeOfDay(sentAt) })}>
        {t('message.title', { from: message.name || message.email })}
      </PageTitle>
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <Panel title={message.subject ?? t('message.text')}>
          <p className="max-w-text break-words whitespace-pre-line">{message.message}</p>
          <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-brume-2 pt-4">
            <a
              href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('message.reply')}
            </a>
            {mayAnswer && (
              <DeedForm
                key={form}
                name={form}
                formKey={formKey}
                refused={actionData}
                submit={t(answeredAt ? 'message.reopen' : 'message.answer')}
              />
            )}
          </div>
          {answeredAt && answeredBy && (
            <p className="mt-3 text-small text-encre-2">
              {t('message.answeredBy', { by: answeredBy, date: shortDate(answeredAt) })}
            </p>
          )}
        </Panel>
        <Panel title={t('message.facts')}>
          <MessageFacts message={message} />
        </Panel>
      </Grid>
    </>
  );
}

function MessageFacts({ message }: Pick<Route.ComponentProps['loaderData'], 'message'>) {
  const { id, customerId, orderNumber: order, files } = message;
  return (
    <Facts
      facts={[
        [t('message.email'), message.email],
        [
          t('message.customer'),
          customerId && (
            <Link to={officePaths.customer(customerId)} className="link">
              {t('message.openCustomer')}
            </Link>
          ),
        ],
        [
          t('message.order'),
          order && (
            <Link to={officePaths.orders({ search: order })} className="link">
              {t('message.findOrder', { order })}
            </Link>
          ),
        ],
        [t('message.product'), message.productName],
        [
          t('message.files'),
          files.length > 0 && (
            <ul>
              {files.map(({ position, name, bytes }) => (
                <li key={position}>
                  <Link
                    to={officePaths.messageFile(id, position)}
                    reloadDocument
                    className="link break-all"
                  >
                    {t('message.file', { name, size: number(Math.ceil(bytes / 1024)) })}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}
