import { type FormEvent, useId, useState } from 'react';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ClosedList, Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Activity, Species } from '../contracts.ts';
import messages from '../messages/helper.fr.json';
import type { RationAnswer } from './ration-answer.ts';
import { RationResult } from './ration-result.tsx';

const t = words(messages);

const ACTIVITIES: readonly Activity[] = ['faible', 'moderee', 'elevee', 'tres_elevee'];

export interface RationHelperProps {
  species: Species;
  kcalPer100g: number;
  /** The chosen format. */
  bagGrams: number;
  format: string;
  /** Label of a frequency in days. */
  frequencyLabel: (days: number) => string;
  /** Missing where nothing can be subscribed to. */
  onFrequency?: (days: number) => void;
}

/** Four questions to a ration in grams; the equations are fetched with the first answer (GDE-09). */
export function RationHelper(props: RationHelperProps) {
  const { species, kcalPer100g, bagGrams, onFrequency } = props;
  const id = useId();
  const [answer, setAnswer] = useState<RationAnswer>();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    const { answerRation } = await import('./ration-answer.ts');
    const age = Number(form.get('age'));
    setAnswer(
      answerRation({
        ...{ species, kcalPer100g, bagGrams },
        weightKg: Number(form.get('weight')),
        ageMonths: form.get('unit') === 'months' ? age : age * 12,
        activity: form.get('activity') as Activity,
        neutered: form.has('neutered'),
      }),
    );
    setPending(false);
  };

  return (
    <div className="grid gap-6 rounded-card bg-beurre-200 p-5 md:p-8 noscript:hidden">
      <form onSubmit={submit} className="grid gap-4">
        <h3>{t('helper.title')}</h3>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={`${t('helper.weight')} (${t('helper.kg')})`}
            name="weight"
            type="number"
            inputMode="decimal"
            min={species === 'cat' ? 1 : 0.5}
            max={species === 'cat' ? 13 : 99}
            step={0.1}
            required
          />
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={t('helper.age')}
              name="age"
              type="number"
              inputMode="numeric"
              min={0}
              max={360}
              step={1}
              required
            />
            <ClosedList name="unit" aria-label={t('helper.ageUnit')} defaultValue="years">
              <option value="years">{t('helper.years')}</option>
              <option value="months">{t('helper.months')}</option>
            </ClosedList>
          </div>
        </div>
        <Select
          label={t('helper.activity')}
          name="activity"
          defaultValue="moderee"
          options={ACTIVITIES.map((value) => ({ value, label: t(`helper.activities.${value}`) }))}
        />
        <Checkbox name="neutered" label={t('helper.sterilised')} />
        <Button type="submit" pending={pending} aria-controls={id} className="justify-self-start">
          {t('helper.submit')}
        </Button>
      </form>
      <div id={id} role="status" className="grid content-center">
        <RationResult answer={answer} {...props} onFrequency={onFrequency} />
      </div>
    </div>
  );
}
