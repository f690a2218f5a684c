import { fullDate } from '#i18n/dates.ts';
import type { ReturnShape } from '#modules/claims/admin-contracts.ts';
import { RETURN_REASONS } from '#modules/claims/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './claims-words.ts';

interface ReturnLabelsProps {
  returns: readonly ReturnShape[];
  /** Something of the order left: it can come back. */
  hasLeft: boolean;
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
export function ReturnLabels({ returns, hasLeft, formKey, refused }: ReturnLabelsProps) {
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
              reason: t(`returns.reasons.${one.reason}`),
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
        <OfferForm formKey={formKey} refused={refused} />
      )}
    </>
  );
}

function OfferForm({ formKey, refused }: Pick<ReturnLabelsProps, 'formKey' | 'refused'>) {
  const form = useForm('offerReturn', refused);
  return (
    <AskFirst title={t('returns.ask')} isOpen={refused?.form === 'offerReturn'}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={`${formKey}-offer`} />
        <p className="text-small">{t('returns.text')}</p>
        <Select
          {...form.field('reason')}
          label={t('returns.reason')}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
        />
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('returns.submit')}
        </Button>
      </PageForm>
    </AskFirst>
  );
}
