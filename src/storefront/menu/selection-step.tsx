import { useForm } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { t as guide } from '../guide/guide-words.ts';
import { StepFrame } from '../guide/step-frame.tsx';
import type { StepProps } from './cat-step.tsx';
import { FoodTile } from './food-tile.tsx';
import { t } from './menu-words.ts';
import { RecipeTiles } from './recipe-tiles.tsx';
import { TileGroup } from './tile-group.tsx';

/** Choice of the kibble and the wet recipes, up to a maximum (GDE-06). */
export function SelectionStep({ step, answer, back, of }: StepProps<'selection'>) {
  const form = useForm('selection', answer, { values: step.values, words: 'animal' });
  const { id, name, defaultValue, error } = form.field('kibble');
  return (
    <StepFrame
      key="selection"
      form={form}
      title={t('selection.title', { of })}
      lead={t('selection.lead')}
      back={back}
      submit={guide('next')}
    >
      <TileGroup id={id} legend={t('selection.kibble')} error={error}>
        <div className="group/kibble grid gap-4">
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
            {step.kibbles.map((food) => (
              <FoodTile
                key={food.sku}
                food={food}
                input={{
                  type: 'radio',
                  name,
                  value: food.sku,
                  required: true,
                  defaultChecked: defaultValue === food.sku,
                }}
              />
            ))}
            <FoodTile
              food={{ name: t('selection.other'), image: null, reason: null }}
              note={t('selection.otherNote')}
              input={{
                type: 'radio',
                name,
                value: step.other,
                required: true,
                defaultChecked: defaultValue === step.other,
              }}
            />
          </div>
          <Select
            {...form.field('otherKibble')}
            label={t('selection.otherLabel')}
            placeholder={guide('diet.choose')}
            options={step.otherKibbles.map(({ sku, name }) => ({ value: sku, label: name }))}
            required
            className="hidden group-has-[[value=autre]:checked]/kibble:block max-w-narrow"
          />
        </div>
      </TileGroup>
      <RecipeTiles form={form} recipes={step.recipes} maximum={step.maximum} />
    </StepFrame>
  );
}
