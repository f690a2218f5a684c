import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { TerminationShape } from '#modules/terminations/contracts.ts';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { Card } from '#ui/card.tsx';
import { t } from './termination-words.ts';

/** Confirmation with time and reference; the end date is mailed. */
export function Notified({ receipt }: { receipt: TerminationShape }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { notifiedAt, reference, email } = receipt;
  return (
    <Card ground="quiet">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('done.title')}
      </h2>
      <p className="mt-3 font-bold">
        {t('done.received', { date: fullDate(notifiedAt), time: timeOfDay(notifiedAt), reference })}
      </p>
      <p className="mt-3 [overflow-wrap:anywhere]">{t('done.confirmation', { email })}</p>
    </Card>
  );
}
