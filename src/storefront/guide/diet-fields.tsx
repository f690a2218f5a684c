import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { describedBy, FieldError } from '#ui/field.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';

interface DietFieldsProps {
  form: FormState;
  step: NonNullable<StepData['diet']>;
}

/** Living conditions (PET-07, PET-10). */
export function LifeFields({ form, step }: DietFieldsProps) {
  return (
    <>
      <RadioTiles
        {...form.field('activity')}
        legend={t('diet.activity')}
        required
        tiles={step.activities.map(({ value, label, help }) => ({ value, label, detail: help }))}
      />
      <HealthFields form={form} step={step} />
    </>
  );
}

/** A sensitivity, or an illness under veterinary care (PET-10). */
export function HealthFields({ form, step }: DietFieldsProps) {
  const { sensitivities, illnesses, illness } = step;
  return (
    <div className="group/ill grid gap-4">
      <RadioTiles
        {...form.field('feature')}
        legend={t('diet.feature')}
        hint={t('diet.featureHint')}
        layout="two"
        required
        tiles={[
          ...sensitivities.map(({ code, label }) => ({ value: code, label })),
          { value: illness, label: t('diet.illnessTile'), detail: t('diet.illnessTileHint') },
        ]}
      />
      <Select
        {...form.field('illness')}
        label={t('diet.illness')}
        placeholder={t('diet.choose')}
        options={illnesses}
        required
        className="hidden group-has-[[value=maladie]:checked]/ill:block"
      />
    </div>
  );
}

/** Current food (PET-11, PET-12). */
export function FoodFields({ form, step }: DietFieldsProps) {
  return (
    <div className="group/fed grid gap-8">
      <FeedBoxes form={form} feeds={step.feeds} />
      <Select
        {...form.field('kibbleBrand')}
        label={t('diet.brand')}
        placeholder={t('diet.choose')}
        options={step.brands.map((brand) => ({ value: brand, label: brand }))}
        required
        // The brand is requested only from those who feed kibble.
        className="hidden group-has-[[name='feed.croquettes']:checked]/fed:block"
      />
    </div>
  );
}

function FeedBoxes({ form, feeds }: { form: FormState; feeds: readonly string[] }) {
  const { id, error } = form.field('feeds');
  return (
    <fieldset id={id} {...describedBy(id, { error })}>
      <legend className="mb-1 text-small font-bold">{t('diet.feeds')}</legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {feeds.map((feed) => {
          const { name, defaultValue } = form.field(`feed.${feed}`);
          return (
            <Checkbox
              key={feed}
              name={name}
              label={t.translate(`diet.feed.${feed}`)}
              defaultChecked={defaultValue === 'on'}
            />
          );
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
