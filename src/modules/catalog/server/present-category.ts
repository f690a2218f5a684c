import { t } from '#i18n/catalogue.server.ts';
import type { CategorySort } from '../contracts.ts';
import type { CategoryPage } from './category-page.ts';

const isYoung = (key: string, value: string) => key === 'age' && value === 'growth';

/** A page for one species uses its word for young animals (puppy, kitten); other pages use both. */
function youngOn({ species }: CategoryPage, both: string): string {
  const [only, ...others] = species;
  if (others.length > 0 || (only !== 'dog' && only !== 'cat')) return both;
  return t(`catalog.young.${only}`);
}

/** The fields of a category page as JSON text; summaries are inserted as stored. */
export function presentCategory(
  page: CategoryPage,
  selected: Readonly<Record<string, readonly string[]>>,
  sort: CategorySort,
): string {
  const attributes = {
    slug: page.path,
    name: page.name,
    title: page.title,
    intro: page.intro_html,
    seo: page.seo,
    breadcrumb: page.breadcrumb,
    children: page.children,
    facets: page.facets.map(({ key, label, values }) => ({
      key,
      label,
      values: values.map((one) => ({
        ...one,
        label: isYoung(key, one.value) ? youngOn(page, one.label) : one.label,
        selected: selected[key]?.includes(one.value) ?? false,
      })),
    })),
    sort,
  };
  return `${JSON.stringify(attributes).slice(0, -1)},"products":${page.products}}`;
}
