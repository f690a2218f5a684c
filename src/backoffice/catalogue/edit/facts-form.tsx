import {
  type ChoicesShape,
  KINDS,
  SPECIES,
  TAX_CATEGORIES,
  type TeamProductDetailShape,
} from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { t } from '../catalogue-words.ts';
import { categoryOptions } from '../category-options.ts';
import { EditForm, type EditProps } from './edit-form.tsx';

interface FactsFormProps extends EditProps {
  product: TeamProductDetailShape;
  choices: ChoicesShape;
  /** The category tree, children after their parent. */
  categories: readonly { path: string; name: string }[];
}

/** Kind, species, needs, tax and categories of a product. */
export function FactsForm({ product, choices, categories, refused, ...edit }: FactsFormProps) {
  const { species, kind, taxCategory, protein, subscribable, guided } = product;
  const form = useForm('editFacts', refused, {
    values: { species, kind, taxCategory, protein, category: product.categories[0]?.path },
  });
  const tick = ticksOf(refused);
  const others = new Set(product.categories.map(({ path }) => path));
  return (
    <EditForm {...edit} form={form} title={t('edit.facts')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          {...form.field('species')}
          label={t('fields.species')}
          options={SPECIES.map((value) => ({ value, label: t(`options.species.${value}`) }))}
        />
        <Select
          {...form.field('kind')}
          label={t('product.kind')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Select
          {...form.field('taxCategory')}
          label={t('edit.taxCategory')}
          options={TAX_CATEGORIES.map((value) => ({ value, label: t(`taxCategories.${value}`) }))}
        />
        <Select
          {...form.field('protein')}
          label={t('edit.protein')}
          placeholder={t('edit.none')}
          options={choices.protein}
        />
      </div>
      {(['lifeStages', 'sizes', 'needs'] as const).map((group) => (
        <Boxes
          key={group}
          group={group}
          tick={tick}
          legend={t(`edit.${group}`)}
          had={product[group]}
          options={choices[group]}
        />
      ))}
      <Select
        {...form.field('category')}
        label={t('edit.category')}
        hint={t('edit.categoryHint')}
        placeholder={t('edit.none')}
        options={categoryOptions(categories)}
      />
      <details>
        <summary className="link inline-flex min-h-11 items-center">{t('edit.alsoIn')}</summary>
        <Boxes
          group="categories"
          tick={tick}
          legend={t('edit.alsoInLegend')}
          had={[...others]}
          options={categoryOptions(categories)}
        />
      </details>
      <div>
        <Checkbox
          name="subscribable"
          defaultChecked={tick('subscribable', subscribable)}
          label={t('edit.subscribable')}
        />
        <Checkbox name="guided" defaultChecked={tick('guided', guided)} label={t('edit.guided')} />
      </div>
    </EditForm>
  );
}

type Tick = (name: string, was: boolean) => boolean;

/** Whether a checkbox is ticked: as submitted, if the form was refused. */
function ticksOf(refused: FormAnswer | undefined): Tick {
  const sent = refused?.form === 'editFacts' ? refused.values : null;
  return (name, was) => (sent ? sent[name] === 'on' : was);
}

interface BoxesProps {
  group: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  had: readonly string[];
  tick: Tick;
}

function Boxes({ group, legend, options, had, tick }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-bold">{legend}</legend>
      <div className="grid gap-x-4 md:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${group}.${value}`}
            defaultChecked={tick(`${group}.${value}`, had.includes(value))}
            label={label}
          />
        ))}
      </div>
    </fieldset>
  );
}
