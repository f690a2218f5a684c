import type { TeamCategoryDetailShape } from '#modules/catalog/admin-contracts.ts';
import { slugIn } from '#modules/catalog/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { EditForm, type EditProps } from '../edit/edit-form.tsx';
import { t } from './categories-words.ts';
import { NameField, PlaceFields } from './category-fields.tsx';

type OfCategory = EditProps & { category: TeamCategoryDetailShape };

/** What it is called, and what its page says. */
export function TextsForm({ category, refused, ...edit }: OfCategory) {
  const { name, title, introHtml: intro, seo } = category;
  const form = useForm('editCategory', refused, {
    values: { name, title, intro, seoTitle: seo.title, seoDescription: seo.description },
  });
  return (
    <EditForm {...edit} form={form} title={t('texts')}>
      <NameField form={form} />
      <TextField {...form.field('title')} label={t('heading')} required maxLength={120} />
      <TextArea
        {...form.field('intro')}
        label={t('intro')}
        hint={t('introHint')}
        maxLength={20_000}
      />
      <TextField {...form.field('seoTitle')} label={t('seoTitle')} required maxLength={120} />
      <TextField
        {...form.field('seoDescription')}
        label={t('seoDescription')}
        required
        maxLength={320}
      />
    </EditForm>
  );
}

/** Its address and the one above it. */
export function PlaceForm({
  category,
  parents,
  refused,
  ...edit
}: OfCategory & { parents: readonly SelectOption[] }) {
  const { path, parent } = category;
  const form = useForm('moveCategory', refused, {
    values: { slug: slugIn(path), parent: parent && String(parent.id) },
  });
  return (
    <EditForm
      {...edit}
      form={form}
      title={t('place')}
      asks={{
        title: t('placeOpen'),
        text: <p className="text-small text-encre-2">{t('placeText')}</p>,
      }}
      submit={t('placeSubmit')}
    >
      <PlaceFields form={form} parents={parents} isPlaced />
    </EditForm>
  );
}

/** Hides it from visitors, or shows it again. */
export function VisibilityForm({ category, refused, ...edit }: OfCategory) {
  const { hidden, shown } = category;
  const form = useForm('showCategory', refused);
  const message = shown ? 'visibleText' : hidden ? 'hiddenText' : 'aboveText';
  return (
    <EditForm
      {...edit}
      form={form}
      title={t('visibility')}
      text={t(message)}
      submit={t(hidden ? 'show' : 'hide')}
    >
      <input type="hidden" name="hidden" value={hidden ? 'non' : 'oui'} />
    </EditForm>
  );
}

/** What its page narrows by: each filter has a rank, or none. */
export function FiltersForm({ category: { filters }, refused, ...edit }: OfCategory) {
  const ranks = filters.map(({ key, chosen }, nth) => [rankOf(key), chosen ? String(nth + 1) : '']);
  const form = useForm('filterCategory', refused, { values: Object.fromEntries(ranks) });
  const options = filters.map((_, nth) => ({
    value: String(nth + 1),
    label: t('rank', { rank: nth + 1 }),
  }));
  return (
    <EditForm {...edit} form={form} title={t('filters')} text={t('filtersText')}>
      {filters.map(({ key, label }) => (
        <div key={key}>
          <input type="hidden" name="filter" value={key} />
          <Select
            {...form.field(rankOf(key))}
            label={label}
            placeholder={t('noRank')}
            options={options}
          />
        </div>
      ))}
    </EditForm>
  );
}

const rankOf = (key: string) => `rank-${key}`;
