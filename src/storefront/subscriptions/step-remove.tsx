import { useForm } from '#pages/forms/use-form.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** Asks for confirmation, and for which deliveries, before removing a product. */
export function RemoveStep({ step, subscription, back, answer }: StepProps<'remove'>) {
  const { id, quantity, productName, variantName } = step.item;
  const form = useForm('remove', answer, { words: 'subscription' });
  const { version } = subscription;
  const whatIf = useWhatIf('remove', answer, step.preview);
  return (
    <>
      <p className="mb-6 text-encre-2">
        {t('remove.lead', { quantity, name: `${productName}, ${variantName}` })}
      </p>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        scope="next"
        danger
        submit={t('remove.submit')}
        whatIf={whatIf}
      >
        <input type="hidden" name="item" value={id} />
      </ChangeForm>
    </>
  );
}
