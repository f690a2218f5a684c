import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** One of the ten rhythms (SUB-03, SUB-16). */
export function FrequencyStep({ subscription, back, answer }: StepProps<'frequency'>) {
  const { frequency, version } = subscription;
  const form = useForm('frequency', answer, { words: 'subscription' });
  const { id, error, defaultValue } = form.field('frequency');
  const whatIf = useWhatIf('frequency', answer);
  return (
    <>
      <p className="mb-6 text-encre-2">{t('frequency.lead')}</p>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        scope="all"
        submit={t('frequency.submit')}
        whatIf={whatIf}
      >
        <RadioTiles
          id={id}
          error={error}
          legend={t('frequency.legend')}
          name="frequency"
          layout="two"
          defaultValue={defaultValue ?? String(frequency.code)}
          tiles={FREQUENCIES.map(({ code }) => ({
            value: String(code),
            label: frequencyLabel(code),
          }))}
        />
      </ChangeForm>
    </>
  );
}
