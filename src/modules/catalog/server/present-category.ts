import type { CategorySort } from '../contracts.ts';
import type { CategoryPage } from './category-page.ts';

/** The attributes of a category page as JSON text; the summaries are put in as they were stored. */
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
        selected: selected[key]?.includes(one.value) ?? false,
      })),
    })),
    sort,
  };
  return `${JSON.stringify(attributes).slice(0, -1)},"products":${page.products}}`;
}
