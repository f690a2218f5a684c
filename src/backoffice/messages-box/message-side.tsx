import { shortDate } from '#i18n/dates.ts';
import type { ColleagueShape, MessageShape } from '#modules/contact/admin-contracts.ts';
import { MESSAGE_STATES } from '#modules/contact/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import type { ShownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './box-words.ts';
import type { messageIntents } from './message-intents.server.ts';
import { waitedWords } from './waited-words.ts';

/** Data about a message, with links. */
export function FactsPanel({ message }: { message: MessageShape }) {
  const { customerId, productName } = message;
  return (
    <Panel title={t('message.facts')}>
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
          [t('message.order'), <About key="about" message={message} />],
          [
            t('message.purchases'),
            <Link
              key="purchases"
              to={officePaths.orders({ search: message.email })}
              className="link"
            >
              {t('message.findPurchases')}
            </Link>,
          ],
          [t('message.product'), productName],
          [
            t('message.firstAnswer'),
            message.firstAnswerAt
              ? waitedWords(message.sentAt, message.firstAnswerAt)
              : t('message.noAnswer'),
          ],
        ]}
      />
    </Panel>
  );
}

/** The typed order number: a link to the order if it exists, else to a search. */
function About({ message: { about, orderNumber: typed } }: { message: MessageShape }) {
  if (about) {
    const { order, subscription } = officePaths;
    const to = about.kind === 'order' ? order(about.code) : subscription(about.code);
    return (
      <Link to={to} className="link">
        {t(`message.about.${about.kind}`, { code: about.code })}
      </Link>
    );
  }
  if (!typed) return t('message.aboutNone');
  return (
    <Link to={officePaths.orders({ search: typed })} className="link">
      {t('message.findOrder', { order: typed })}
    </Link>
  );
}

interface FollowUpPanelProps {
  message: MessageShape;
  assignees: readonly ColleagueShape[];
  forms: ShownForms<typeof messageIntents>;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Assignee and status of a message. */
export function FollowUpPanel({ message, assignees, forms, ...form }: FollowUpPanelProps) {
  const { state, closedAt, closedBy, putOffUntil } = message;
  return (
    <Panel title={t('followUp.title')}>
      <PlainForm
        key={message.assignee?.id}
        form={forms.assignMessage}
        t={t}
        {...form}
        values={{ staffId: message.assignee && String(message.assignee.id) }}
        offered={{ staffId: assignees.map(({ id, name }) => ({ value: String(id), label: name })) }}
        variant="secondary"
        className="grid gap-3"
      />
      <div className="mt-4 flex flex-wrap gap-3 border-t border-brume-2 pt-4">
        {MESSAGE_STATES.filter((one) => one !== state).map((one) => (
          <ActionForm key={one} name="setMessageState" {...form} submit={t(`followUp.set.${one}`)}>
            <input type="hidden" name="state" value={one} />
          </ActionForm>
        ))}
      </div>
      {state !== 'closed' && (
        <div className="mt-4 border-t border-brume-2 pt-4">
          {putOffUntil ? (
            <>
              <p className="mb-3 text-small">
                {t('followUp.putOff', { date: shortDate(putOffUntil) })}
              </p>
              <ActionForm name="putOffMessage" {...form} submit={t('followUp.bringBack')}>
                <input type="hidden" name="until" value="" />
              </ActionForm>
            </>
          ) : (
            // Hides the message until a day; an addition by its author shows it again earlier.
            <PlainForm
              form={forms.putOffMessage}
              t={t}
              {...form}
              variant="secondary"
              className="grid gap-3"
            />
          )}
        </div>
      )}
      {closedAt && closedBy && (
        <p className="mt-3 text-small text-encre-2">
          {t('followUp.closedBy', { by: closedBy, date: shortDate(closedAt) })}
        </p>
      )}
    </Panel>
  );
}
