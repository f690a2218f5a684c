import type { TeamCategoryDetailShape } from '#modules/catalog/admin-contracts.ts';
import { slugIn } from '#modules/catalog/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Select, type SelectOption } from '#ui/select.tsx';
import { EditForm, type EditProps } from '../edit/edit-form.tsx';
import { PlainEdit } from '../edit/plain-edit.tsx';
import { t } from './categories-words.ts';
import type { CategoryForms } from './category-intents.server.ts';

type OfCategory = EditProps & { category: TeamCategoryDetailShape };

/** The name of a category, and the texts of its page. */
export function TextsForm({
  category,
  ...edit
}: OfCategory & { shown: CategoryForms['editCategory'] }) {
  const { name, title, introHtml: intro, seo } = category;
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('texts')}
      values={{ name, title, intro, seoTitle: seo.title, seoDescription: seo.description }}
    />
  );
}

interface PlaceFormProps extends OfCategory {
  shown: CategoryForms['moveCategory'];
  /** Possible parent categories. */
  parents: readonly SelectOption[];
}

/** Its slug and its parent. */
export function PlaceForm({ category: { path, parent }, parents, ...edit }: PlaceFormProps) {
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('place')}
      asks={{
        title: t('placeOpen'),
        text: <p className="text-small text-encre-2">{t('placeText')}</p>,
      }}
      submit={t('placeSubmit')}
      values={{ slug: slugIn(path), parent: parent && String(parent.id) }}
      offered={{ parent: parents }}
    />
  );
}

/** Hides it from visitors, or shows it again. */
export function VisibilityForm({
  category: { hidden, shown: isShown },
  ...edit
}: OfCategory & { shown: CategoryForms['showCategory'] }) {
  const message = isShown ? 'visibleText' : hidden ? 'hiddenText' : 'aboveText';
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('visibility')}
      text={t(message)}
      submit={t(hidden ? 'show' : 'hide')}
      hidden={{ hidden: hidden ? 'non' : 'oui' }}
    />
  );
}

/** The filters of its page: each has a rank, or is left out. */
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
