import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { ReturnShape } from '#modules/claims/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Status } from '#ui/status.tsx';
import type { ShownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { claimIntents } from './claim-intents.server.ts';
import { t } from './claims-words.ts';

interface ReturnLabelsProps {
  returns: readonly ReturnShape[];
  /** Something was sent, so it can be returned. */
  hasLeft: boolean;
  offer: ShownForms<typeof claimIntents>['offerReturn'];
  formKey: string;
  refused: FormAnswer | undefined;
}

const TONES = {
  requested: 'info',
  refused: 'error',
  offered: 'info',
  arrived: 'success',
  cancelled: 'neutral',
} as const;

const PARCEL_TONES = {
  announced: 'info',
  accepted: 'info',
  moving: 'info',
  waiting: 'warning',
  problem: 'error',
  delivered: 'success',
  sent_back: 'error',
} as const;

const isOpen = ({ state }: ReturnShape) => state !== 'arrived' && state !== 'cancelled';

/** The return labels of an order at the shop's cost, and a form to create one. */
export function ReturnLabels({ returns, hasLeft, offer, formKey, refused }: ReturnLabelsProps) {
  const mayManage = useMay('orders.manage');
  return (
    <>
      {returns.map((one) => (
        <article key={one.id} className="grid gap-2 rounded-card border border-brume-2 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-body font-bold break-all">
              {one.trackingNumber ?? t('returns.title')}
            </h3>
            <Standing {...one} />
          </div>
          <p className="text-small">
            {t(one.offeredBy === null ? 'returns.byCustomer' : 'returns.facts', {
              reason: t(`forms.offerReturn.reasons.${one.reason}`),
              name: one.offeredBy ?? '',
              time: fullDate(one.offeredAt),
            })}
          </p>
          {one.problem && (
            <p className="text-small">{t('returns.problem', { problem: one.problem })}</p>
          )}
          <Way events={one.events} />
          {one.state === 'offered' && (
            <a
              href={officePaths.returnLabel(one.id)}
              className="link inline-flex min-h-11 items-center text-small"
            >
              {t('returns.label')}
            </a>
          )}
          {mayManage && isOpen(one) && (
            <ActionForm
              name="cancelReturn"
              id={one.id}
              formKey={formKey}
              refused={refused}
              submit={t('returns.cancel')}
              asks={t('returns.asksCancel')}
            />
          )}
        </article>
      ))}
      {mayManage && hasLeft && !returns.some(isOpen) && (
        <OfferForm offer={offer} formKey={formKey} refused={refused} />
      )}
    </>
  );
}

/** State of a return; with the carrier's latest event if the parcel is expected. */
function Standing({ state, events: [latest] }: ReturnShape) {
  if (state !== 'offered' || !latest)
    return <Status tone={TONES[state]}>{t(`returns.states.${state}`)}</Status>;
  return <Status tone={PARCEL_TONES[latest.state]}>{t(`returns.parcel.${latest.state}`)}</Status>;
}

function Way({ events }: Pick<ReturnShape, 'events'>) {
  if (events.length === 0) return null;
  return (
    <ol aria-label={t('returns.way')} className="grid gap-1 text-small">
      {events.map(({ at, label, place }) => {
        const said = { date: fullDate(at), time: timeOfDay(at), label };
        return (
          <li key={`${at} ${label}`} className="break-words">
            {place ? t('returns.eventAt', { ...said, place }) : t('returns.event', said)}
          </li>
        );
      })}
    </ol>
  );
}

function OfferForm({ offer, formKey, refused }: Omit<ReturnLabelsProps, 'returns' | 'hasLeft'>) {
  return (
    <AskFirst title={t('returns.ask')} isOpen={refused?.form === offer.name}>
      <PlainForm
        form={offer}
        t={t}
        formKey={`${formKey}-offer`}
        refused={refused}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}
