import { WeightField } from '#modules/nutrition/web/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { BodyCards } from '../guide/body-cards.tsx';
import { HealthFields, LifeFields } from '../guide/diet-fields.tsx';
import { t as guide } from '../guide/guide-words.ts';
import { confirmationOf } from '../guide/shape-fields.tsx';
import type { MenuStepData } from './load-menu-step.server.ts';
import { t } from './menu-words.ts';

interface BodyFieldsProps {
  form: FormState;
  step: NonNullable<MenuStepData['habits']>;
  /** The short guide skips activity and treats, and uses the known values. */
  short?: boolean;
}

/** Weight, body condition and health; in the full guide also activity (GDE-08). */
export function BodyFields({ form, step, short }: BodyFieldsProps) {
  const { conditions, question, diet, values } = step;
  const treats = form.field('treats');
  return (
    <>
      <WeightField
        {...form.field('weight')}
        confirmation={confirmationOf(form, question)}
        label={guide('shape.weight')}
        hint={t('weightHint')}
        required
        className="max-w-72"
      />
      <BodyCards {...form.field('condition')} species="cat" choices={conditions} />
      {short ? (
        <>
          <HealthFields form={form} step={diet} />
          {values.activity && <input type="hidden" name="activity" value={values.activity} />}
          {values.treats && <input type="hidden" name="treats" value={values.treats} />}
        </>
      ) : (
        <>
          <LifeFields form={form} step={diet} />
          <Checkbox
            name={treats.name}
            label={t('treats')}
            hint={t('treatsHint')}
            defaultChecked={treats.defaultValue === 'on'}
          />
        </>
      )}
    </>
  );
}
