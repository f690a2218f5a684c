import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** What who is about to stop may have on their next deliveries; the way out stands beside it (S-18). */
export function DiscountStep({ step, subscription, back, answer }: StepProps<'discount'>) {
  const { code, version } = subscription;
  const form = useForm('discount', answer, { words: 'subscription' });
  const whatIf = useWhatIf('discount', answer, step.preview);
  return (
    <>
      <p className="mb-6 text-encre-2">{t('discount.lead')}</p>
      <ChangeForm
        form={form}
        answer={answer}
        version={version}
        back={back}
        submit={t('discount.submit')}
        whatIf={whatIf}
      >
        <input type="hidden" name="reason" value={step.reason} />
      </ChangeForm>
      <div className="mt-3">
        <LinkButton to={subscriptionPaths.one(code, { step: 'abort' })} variant="secondary">
          {t('discount.leave')}
        </LinkButton>
      </div>
    </>
  );
}
