import { fullDate } from '#i18n/dates.ts';
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
  /** Something of the order left: it can come back. */
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

const isOpen = ({ state }: ReturnShape) => state !== 'arrived' && state !== 'cancelled';

/** Labels with which the goods of an order are sent back at the shop's cost, and offering one. */
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
            <Status tone={TONES[one.state]}>{t(`returns.states.${one.state}`)}</Status>
          </div>
          <p className="text-small">
            {t('returns.facts', {
              reason: t(`forms.offerReturn.reasons.${one.reason}`),
              name: one.offeredBy,
              time: fullDate(one.offeredAt),
            })}
          </p>
          {one.problem && (
            <p className="text-small">{t('returns.problem', { problem: one.problem })}</p>
          )}
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
