import { fullDate, longDate } from '#i18n/dates.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** Another date for the next delivery, or skipping it (SUB-15). */
export function DateStep({ step, subscription, back, answer }: StepProps<'date'>) {
  const { nextShippingDate, version, editable } = subscription;
  const { earliest, latest } = step;
  const form = useForm('date', answer, {
    // A locked delivery's date cannot be chosen again.
    values: editable ? { date: nextShippingDate } : {},
    words: 'subscription',
  });
  const whatIf = useWhatIf('date', answer);
  return (
    <>
      {!editable && (
        <p className="mb-6 text-encre-2">
          {t('date.leadLocked', { date: longDate(nextShippingDate ?? '') })}
        </p>
      )}
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        scope="next"
        submit={t('date.submit')}
        whatIf={whatIf}
      >
        <TextField
          {...form.field('date')}
          type="date"
          label={t('date.label')}
          hint={t('date.hint', { earliest: fullDate(earliest), latest: fullDate(latest) })}
          min={earliest}
          max={latest}
          required
        />
      </ChangeForm>
    </>
  );
}
