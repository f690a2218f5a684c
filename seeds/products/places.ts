import type { DogSize, LifeStage, Need, ProductKind, Species } from '../types.ts';

const FOLDERS: Record<ProductKind, string> = {
  kibble: 'croquettes',
  wet: 'patees',
  treat: 'friandises',
  care: 'soins',
  accessory: 'accessoires',
  sample: 'echantillons',
};

const AGES: Record<'dog' | 'cat', Record<LifeStage, string>> = {
  dog: { growth: 'chiot', adult: 'adulte', senior: 'senior' },
  cat: { growth: 'chaton', adult: 'adulte', senior: 'senior' },
};

const NEEDS: Record<Need, string> = {
  sterilise: 'sterilise',
  digestion: 'digestion-sensible',
  'sans-cereales': 'sans-cereales',
  'controle-poids': 'controle-du-poids',
  'peau-pelage': 'peau-et-pelage',
  articulations: 'articulations',
  urinaire: 'confort-urinaire',
  dentaire: 'hygiene-dentaire',
  'boules-de-poils': 'boules-de-poils',
  'petit-appetit': 'petit-appetit',
  actif: 'actif',
};

/** Needs that have their own page under a kind, per species. */
const KIND_PAGES: Record<'dog' | 'cat', Need[]> = {
  dog: ['sterilise', 'sans-cereales'],
  cat: ['sterilise', 'sans-cereales'],
};

export interface Placed {
  species: Species;
  kind: ProductKind;
  lifeStages: LifeStage[];
  sizes: DogSize[];
  needs: Need[];
}

/** The category paths of a product, most specific first: kind, need, age, species. */
export function placesOf(product: Placed): string[] {
  const species: ('dog' | 'cat')[] =
    product.species === 'both' ? ['dog', 'cat'] : [product.species];
  return species.flatMap((animal) => placesFor(animal, product));
}

function placesFor(animal: 'dog' | 'cat', product: Placed): string[] {
  const root = animal === 'dog' ? 'chien' : 'chat';
  const folder = `${root}/${FOLDERS[product.kind]}`;
  const isFood = ['kibble', 'wet', 'treat', 'sample'].includes(product.kind);
  const ages = isFood ? product.lifeStages.map((stage) => AGES[animal][stage]) : [];
  const kibble = product.kind === 'kibble';
  const bySize = kibble && animal === 'dog' ? sizePages(product.sizes) : [];
  const byNeed = kibble ? product.needs.filter((need) => KIND_PAGES[animal].includes(need)) : [];
  return [
    ...(kibble ? ages : []).map((age) => `${folder}/${age}`),
    ...byNeed.map((need) => `${folder}/${NEEDS[need]}`),
    ...bySize.map((size) => `${folder}/${size}`),
    folder,
    ...withParent(
      `${root}/par-besoin`,
      product.needs.filter((need) => hasNeedPage(animal, need)).map((need) => NEEDS[need]),
    ),
    ...withParent(`${root}/par-age`, ages),
    root,
  ];
}

/** The pages under a parent, then the parent itself when it has any. */
function withParent(parent: string, leaves: string[]): string[] {
  return leaves.length === 0 ? [] : [...leaves.map((leaf) => `${parent}/${leaf}`), parent];
}

function sizePages(sizes: DogSize[]): string[] {
  const pages: string[] = [];
  if (sizes.includes('petit') && !sizes.includes('moyen')) pages.push('petite-taille');
  if (sizes.includes('grand') && !sizes.includes('moyen')) pages.push('grande-taille');
  return pages;
}

function hasNeedPage(animal: 'dog' | 'cat', need: Need): boolean {
  const onlyCat: Need[] = ['urinaire', 'boules-de-poils', 'petit-appetit'];
  const onlyDog: Need[] = ['articulations', 'actif'];
  return animal === 'dog' ? !onlyCat.includes(need) : !onlyDog.includes(need);
}
