import type { Species } from '#modules/nutrition/contracts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { describedBy, FieldError } from '#ui/field.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type FormState, useForm } from '../forms/use-form.ts';
import { ofName, t } from './guide-words.ts';
import type { StepData } from './load-step.server.ts';
import { StepFrame } from './step-frame.tsx';

interface DietStepProps {
  species: Species;
  name: string;
  step: NonNullable<StepData['diet']>;
  answer: FormAnswer | undefined;
}

/** How it lives and eats (PET-07, PET-10 to PET-12). */
export function DietStep({ species, name, step, answer }: DietStepProps) {
  const form = useForm('diet', answer, { values: step.values, words: 'pet' });
  const { activities, sensitivities, illnesses, illness, brands } = step;
  return (
    <StepFrame
      key="diet"
      form={form}
      title={t('diet.title', { of: ofName(name) })}
      lead={t('diet.lead')}
      back={paths.newGuide('shape')}
      submit={t('finish')}
      aside={{
        scene: species === 'cat' ? 'door-cat' : 'door-dog',
        title: t('diet.asideTitle'),
        text: t('diet.aside'),
      }}
    >
      <RadioTiles
        {...form.field('activity')}
        legend={t('diet.activity')}
        required
        tiles={activities.map(({ value, label, help }) => ({ value, label, detail: help }))}
      />
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
      <FeedBoxes form={form} feeds={step.feeds} />
      <Select
        {...form.field('kibbleBrand')}
        label={t('diet.brand')}
        placeholder={t('diet.choose')}
        options={brands.map((brand) => ({ value: brand, label: brand }))}
        required
      />
    </StepFrame>
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
