import type { Category, FilterKey } from '../types.ts';

/** Path, menu name, h1, intro, page title, page description. */
export type CategoryRow = [string, string, string, string, string, string];

const DOG_FOOD: FilterKey[] = ['age', 'taille', 'besoin', 'proteine', 'format', 'prix-kg'];
const CAT_FOOD: FilterKey[] = ['age', 'besoin', 'proteine', 'format', 'prix-kg'];

/** Filters follow from the place: what the page already fixes is not offered again. */
export function categories(rows: CategoryRow[]): Category[] {
  return rows.map(([path, name, title, intro, seoTitle, seoDescription], position) => ({
    path,
    name,
    title,
    intro,
    seoTitle,
    seoDescription,
    filters: filtersOf(path),
    position,
  }));
}

function filtersOf(path: string): FilterKey[] {
  const [root, section, leaf] = path.split('/');
  const food = root === 'chien' ? DOG_FOOD : CAT_FOOD;
  if (!section) return ['type', ...food];
  if (section === 'accessoires') return ['format'];
  if (section === 'soins') return ['besoin', 'format'];
  if (section === 'echantillons') return ['age', 'proteine'];
  if (section === 'par-age') return ['type', ...food.filter((key) => !leaf || key !== 'age')];
  if (section === 'par-besoin') return ['type', ...food.filter((key) => !leaf || key !== 'besoin')];
  if (leaf && ['chiot', 'chaton', 'adulte', 'senior'].includes(leaf))
    return food.filter((key) => key !== 'age');
  if (leaf?.endsWith('-taille')) return food.filter((key) => key !== 'taille');
  return food;
}
