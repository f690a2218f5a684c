import { type FormEvent, useId, useRef, useState } from 'react';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ClosedList, Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Activity, LifeStage, Species } from '../contracts.ts';
import messages from '../messages/helper.fr.json';
import { isGrowing } from '../rules/index.ts';
import type { answerRation } from './ration-answer.ts';
import { type RationErrors, readRation, type TypedRation, typedMonths } from './ration-fields.ts';
import { RationResult } from './ration-result.tsx';
import { WeightField } from './weight-field.tsx';

const t = words(messages);

const ACTIVITIES: readonly Activity[] = ['faible', 'moderee', 'elevee', 'tres_elevee'];

export interface RationHelperProps {
  species: Species;
  kcalPer100g: number;
  /** Life stages the food is for. */
  lifeStages: readonly LifeStage[];
  /** Net grams of the selected format. */
  bagGrams: number;
  format: string;
  /** Price of a unit in cents, one-off and on subscription. */
  goods: { once: number; subscription: number };
  /** Label of a frequency in days. */
  frequencyLabel: (days: number) => string;
  /** Omitted when nothing can be subscribed to. */
  onFrequency?: (days: number) => void;
}

interface RationHelperRequest {
  typed: TypedRation;
  /** Imported lazily with the first submit. */
  answer: typeof answerRation;
}

/** Form with four questions that computes a ration; the equations are loaded on the first submit (GDE-09). */
export function RationHelper(props: RationHelperProps) {
  const { species, kcalPer100g, lifeStages, bagGrams, goods, onFrequency } = props;
  const id = useId();
  const [requested, setRequested] = useState<RationHelperRequest | null>(null);
  const [errors, setErrors] = useState<RationErrors>({});
  const [isPuppy, setIsPuppy] = useState(false);
  const [pending, setPending] = useState(false);
  /** Counts edits, so that a result computed from earlier values is discarded. */
  const changes = useRef(0);

  /** Clears the result, which no longer matches the fields. */
  const change = (event: FormEvent<HTMLFormElement>) => {
    const months = typedMonths(new FormData(event.currentTarget));
    setIsPuppy(species === 'dog' && months !== null && isGrowing('dog', months));
    changes.current += 1;
    setRequested(null);
    setErrors({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { typed, errors: found } = readRation(new FormData(form), species);
    setErrors(found ?? {});
    if (!typed) {
      const [first] = Object.keys(found);
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const sentAt = changes.current;
    setPending(true);
    const { answerRation } = await import('./ration-answer.ts');
    if (changes.current === sentAt) setRequested({ typed, answer: answerRation });
    setPending(false);
  };
  const answer = requested?.answer({
    ...requested.typed,
    species,
    kcalPer100g,
    lifeStages,
    bagGrams,
    goods,
  });
  const errorOf = (field: keyof RationErrors) =>
    errors[field] && t.translate(`helper.errors.${errors[field]}`);

  return (
    <div className="grid gap-6 rounded-card bg-beurre-200 p-5 md:p-8 noscript:hidden">
      <form onSubmit={submit} onChange={change} noValidate className="grid gap-4">
        <h3>{t('helper.title')}</h3>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={t('helper.age')}
              name="age"
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              error={errorOf('age')}
            />
            <ClosedList name="unit" aria-label={t('helper.ageUnit')} defaultValue="years">
              <option value="years">{t('helper.years')}</option>
              <option value="months">{t('helper.months')}</option>
            </ClosedList>
          </div>
          <WeightField
            label={t(isPuppy ? 'helper.adultWeight' : 'helper.weight')}
            hint={isPuppy ? t('helper.adultWeightHint') : undefined}
            name="weight"
            error={errorOf('weight')}
          />
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
