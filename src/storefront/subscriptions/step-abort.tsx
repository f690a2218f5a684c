import { useState } from 'react';
import { fullDate, longDate } from '#i18n/dates.ts';
import type { LeavingOffer } from '#kit/leaving-offers.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { ChangeForm } from './change-form.tsx';
import { LeavingList } from './leaving-list.tsx';
import { restsOpen } from './rests-open.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** The reason that needs an explanation. */
const OTHER = 'other';
const LONGEST = 2000;

/** Link to an alternative to terminating; with several articles one is selected first. */
function offerPath(
  offer: LeavingOffer,
  reason: string,
  { code, items }: SubscriptionShape,
): string {
  const [only, second] = items;
  if (offer === 'discount') return subscriptionPaths.one(code, { step: offer, reason });
  if (offer !== 'replace') return subscriptionPaths.one(code, { step: offer });
  return only && !second
    ? subscriptionPaths.replacement(code, only.id)
    : subscriptionPaths.one(code);
}

/**
 * Terminates the subscription: what ends and when, the reason, and no obstacles (SUB-18, BIZ-07).
 */
export function AbortStep({ step, subscription, back, answer }: StepProps<'abort'>) {
  const { code, version, stoppableOn, nextShippingDate, nextDeliveryState } = subscription;
  const form = useForm('abort', answer, { words: 'subscription' });
  const { defaultValue: reason = '', ...field } = form.field('reason');
  const message = form.field('message');
  const [typed, setTyped] = useState(message.defaultValue ?? '');
  const [chosen, setChosen] = useState(reason);
  const offers = step.reasons.find(({ code: value }) => value === chosen)?.offers ?? [];
  /** The message repeats the reason until the customer writes their own. */
  const choose = (next: string) => {
    setChosen(next);
    const isOwn = typed.trim() !== '' && !step.reasons.some(({ label }) => label === typed);
    const words = step.reasons.find(({ code: value }) => value === next)?.label ?? '';
    if (!isOwn) setTyped(next === OTHER ? '' : words);
  };
  const rests = restsOpen(subscription);
  // A termination cancels the next delivery unless it is being paid for, and an unpaid order with it.
  const effect = () => {
    if (stoppableOn)
      return t(rests ? 'abort.soonerPaused' : 'abort.sooner', { date: fullDate(stoppableOn) });
    if (nextDeliveryState === 'paying' && subscription.status === 'active')
      return t('abort.after', { date: fullDate(nextShippingDate ?? '') });
    return t(step.leaving.length > 0 ? 'abort.noNew' : 'abort.atOnce');
  };
  return (
    <ChangeForm
      inReach
      form={form}
      answer={answer}
      version={version}
      back={back}
      danger
      submit={t('abort.submit')}
    >
      {stoppableOn && (
        <Alert
          tone="info"
          title={t(rests ? 'abort.soonPaused' : 'abort.soon', { date: longDate(stoppableOn) })}
        >
          {t('abort.soonText')}{' '}
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            <Link to={paths.withdraw()} className="link">
              {t('abort.withdraw')}
            </Link>
            <Link to={paths.terminate(code)} className="link">
              {t('abort.terminate')}
            </Link>
          </span>
        </Alert>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-encre-2">{t('abort.contract')}</dt>
        <dd>{code}</dd>
        <dt className="text-encre-2">{t('abort.effect')}</dt>
        <dd>{effect()}</dd>
      </dl>
      <LeavingList code={code} orders={step.leaving} />
      <p className="text-encre-2">{t('abort.lead')}</p>
      <Select
        {...field}
        label={t('abort.reason')}
        placeholder={t('abort.choose')}
        options={step.reasons.map(({ code: value, label }) => ({ value, label }))}
        defaultValue={reason}
        onChange={(event) => choose(event.target.value)}
        required
      />
      <div aria-live="polite">
        {offers.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 text-small">
            <p>{t('abort.rather')}</p>
            <ul className="flex flex-wrap gap-x-4">
              {offers.map((offer) => (
                <li key={offer}>
                  <Link
                    to={offerPath(offer, chosen, subscription)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t(`abort.offers.${offer}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <TextArea
        id={message.id}
        name={message.name}
        error={message.error}
        label={t('abort.message')}
        hint={t('abort.messageHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={LONGEST}
        required
      />
    </ChangeForm>
  );
}
