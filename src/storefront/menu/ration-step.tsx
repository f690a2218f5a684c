import { CircleCheck } from 'lucide-react';
import { unitsText, WeekBowls } from '#modules/nutrition/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { describedBy, FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { StepFrame } from '../guide/step-frame.tsx';
import type { StepProps } from './cat-step.tsx';
import { t } from './menu-words.ts';
import { amountsOf } from './week-words.ts';

/** Wet food three times a week or every day, each with its week and its amounts (GDE-07). */
export function RationStep({ step, answer, back, of }: StepProps<'ration'>) {
  const form = useForm('ration', answer, { values: step.values, words: 'animal' });
  const { id, name, defaultValue, error } = form.field('rhythm');
  return (
    <StepFrame
      key="ration"
      form={form}
      title={t('ration.title', { of })}
      lead={t('ration.lead')}
      back={back}
      submit={t('ration.submit')}
    >
      <fieldset id={id} {...describedBy(id, { error })} className="min-w-0">
        <legend className="sr-only">{t('ration.legend')}</legend>
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {step.weeks.map((week) => {
            const rhythm = week.wetFrequency === 'daily' ? 'daily' : 'three';
            return (
              <label
                key={rhythm}
                className="relative grid cursor-pointer content-start gap-5 rounded-card border border-trait-fort bg-blanc p-5 transition-colors hover:border-encre-2 has-checked:border-sapin-700 has-checked:bg-beurre-200 has-checked:inset-ring-2 has-checked:inset-ring-sapin-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:p-8"
              >
                <input
                  type="radio"
                  name={name}
                  value={rhythm}
                  required
                  defaultChecked={defaultValue === rhythm}
                  className="peer absolute size-px opacity-0"
                />
                <span className="pr-8">
                  <span className="block font-display text-h3 font-extrabold">
                    {t(`ration.rhythms.${rhythm}`)}
                  </span>
                  <span className="mt-1 block text-encre-2">{t(`ration.why.${rhythm}`)}</span>
                </span>
                <WeekBowls days={week.days} />
                <span className="grid gap-1">
                  {amountsOf(week).map(({ key, grams, units }) => (
                    <span key={key} className="tabular-nums">
                      <span className="font-bold">{t(`ration.days.${key}`)}</span>{' '}
                      {units === 0
                        ? t('ration.dry', { grams })
                        : t('ration.mixed', { grams, units: unitsText(units) })}
                    </span>
                  ))}
                </span>
                <Icon
                  of={CircleCheck}
                  className="absolute top-5 right-5 text-sapin-700 opacity-0 peer-checked:opacity-100"
                />
              </label>
            );
          })}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
    </StepFrame>
  );
}
