import { longDate } from '#i18n/dates.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** Pauses until a date or indefinitely, and resumes. */
export function PauseStep({ step, subscription, back, answer }: StepProps<'pause' | 'resume'>) {
  const { name, earliest, latest } = step;
  const { version } = subscription;
  const form = useForm(name, answer, { words: 'subscription' });
  const whatIf = useWhatIf(name, answer, step.preview);
  return (
    <>
      <p className="mb-6 text-encre-2">{t(`${name}.lead`)}</p>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        submit={t(`${name}.submit`)}
        whatIf={whatIf}
      >
        <TextField
          {...form.field(name === 'pause' ? 'until' : 'date')}
          type="date"
          label={t(`${name}.label`)}
          hint={t(`${name}.hint`, { earliest: longDate(earliest) })}
          min={earliest}
          max={latest}
          optional
        />
      </ChangeForm>
    </>
  );
}
