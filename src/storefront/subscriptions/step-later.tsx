import { longDate } from '#i18n/dates.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** Postpones the next delivery by a week, or skips it: preview, then one press (S-24, S-28). */
export function LaterStep({ step, subscription, back, answer }: StepProps<'postpone' | 'skip'>) {
  const { name, preview } = step;
  const { version, nextShippingDate } = subscription;
  const form = useForm(name, answer, { words: 'subscription' });
  const whatIf = useWhatIf(name, answer, preview);
  return (
    <>
      <p className="mb-6 text-encre-2">
        {t(`${name}.lead`, { date: longDate(nextShippingDate ?? '') })}
      </p>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        submit={t(`${name}.submit`)}
        whatIf={whatIf}
      />
    </>
  );
}
