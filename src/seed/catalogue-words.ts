import { t } from '#i18n/catalogue.server.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import { figuresOf } from '#modules/nutrition/server/index.ts';
import type { OtherCatalogue } from '../../seeds/content/other-languages.ts';
import { sayLabel } from '../../seeds/dutch/say-label.ts';
import type * as seed from '../../seeds/types.ts';
import { typeset, typesetText } from '../../seeds/typeset.ts';

type Pair = readonly [french: string, said: string];

/**
 * The demonstration catalogue's translations into another language, by French text. Labels are
 * translated word by word. A text without translation is passed to `onMissing`.
 */
export function catalogueWords(
  shop: Pick<seed.DemoShop, 'products' | 'categories' | 'filters' | 'crossSells'>,
  said: OtherCatalogue,
  code: string,
  onMissing: (text: string) => void = () => {},
): Pair[] {
  const texts = new Map(
    Object.entries(said.texts).map(([french, text]) => typeset([french, text] as const)),
  );
  const plain = (french: string | undefined): Pair[] => {
    if (french === undefined) return [];
    const text = texts.get(french);
    if (text !== undefined) return [[french, text]];
    if (/\p{L}{3}/u.test(french)) onMissing(french);
    return [];
  };
  const label = (french: string | undefined): Pair[] =>
    french === undefined
      ? []
      : [[french, typesetText(sayLabel(french, said.labelWords, onMissing))]];

  const ofProduct = (product: seed.Product): Pair[] => {
    const { name, shortDescription, description, food, safety, packaging, variants } = product;
    const other = said.products[product.sku];
    if (!other) {
      onMissing(name);
      return [];
    }
    const spoken = typeset(other);
    return [
      [name, spoken.name],
      [shortDescription, spoken.short],
      [renderMarkdown(description), renderMarkdown(spoken.description.join('\n\n'))],
      ...variants.flatMap(({ format }) => plain(format)),
      ...packaging.flatMap((part) => Object.values(part).flatMap(plain)),
      ...plain(safety?.warnings),
      ...label(food?.composition),
      ...label(food?.additives),
      ...plain(food?.instructions),
      ...plain(food?.storage),
      ...viewsOf(name, spoken.name, code),
      ...rationsOf(product, code),
    ];
  };
  const ofCategory = (category: seed.Category): Pair[] => {
    const other = said.categories[category.path];
    if (!other) {
      onMissing(category.path);
      return [];
    }
    const spoken = typeset(other);
    return [
      [category.name, spoken.name],
      [category.title, spoken.title],
      [renderMarkdown(category.intro), renderMarkdown(spoken.intro)],
      [category.seoTitle, spoken.seoTitle],
      [category.seoDescription, spoken.seoDescription],
    ];
  };
  const filter = (key: string, french: string): Pair[] => {
    const text = said.filters[key];
    if (text !== undefined) return [[french, typesetText(text)]];
    onMissing(key);
    return [];
  };
  return [
    ...shop.products.flatMap(ofProduct),
    ...shop.categories.flatMap(ofCategory),
    ...shop.filters.flatMap(({ key, label: name, values }) => [
      ...filter(key, name),
      ...values.flatMap((one) => filter(`${key}/${one.value}`, one.label)),
    ]),
    ...shop.crossSells.flatMap(({ title }) => plain(title)),
  ];
}

const VIEWS = ['back', 'kibble', 'ingredients', 'bowl'] as const;

/** Alternative texts of the gallery's other pictures. */
const viewsOf = (name: string, spoken: string, code: string): Pair[] =>
  VIEWS.map((view) => [
    t(`catalog.views.${view}`, { name }),
    within(languageNamed(code), () => t(`catalog.views.${view}`, { name: spoken })),
  ]);

/** Names of the rows of the ration table. */
function rationsOf(product: seed.Product, code: string): Pair[] {
  const { food } = product;
  const recipe = {
    ...product,
    label: food && { ...food, constituents: food.analyticalConstituents },
  };
  const spoken = within(languageNamed(code), () => figuresOf(recipe).rations);
  return figuresOf(recipe).rations.flatMap(({ label }, place) => {
    const said = spoken[place]?.label;
    return said && said !== label ? [[label, said] as const] : [];
  });
}
