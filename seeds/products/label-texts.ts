import type { PackagingPart } from '../types.ts';

type Animal = 'dog' | 'cat';

/** Label texts that all recipes of one family share (FOOD-01, AGEC-01). */
export const DRY_ADDITIVES: Record<Animal, string> = {
  dog: 'Additifs nutritionnels (par kg) : vitamine A 18 000 UI, vitamine D3 1 200 UI, vitamine E 350 mg, vitamine C 120 mg, L-carnitine 150 mg, fer (sulfate de fer II monohydraté) 85 mg, iode (iodate de calcium anhydre) 2 mg, cuivre (chélate de cuivre et de glycine hydraté) 9 mg, manganèse (oxyde de manganèse II) 35 mg, zinc (chélate de zinc et de glycine hydraté) 95 mg, sélénium (levure séléniée inactivée) 0,12 mg. Additifs technologiques : extraits de tocophérols à partir d’huiles végétales 250 mg.',
  cat: 'Additifs nutritionnels (par kg) : vitamine A 20 000 UI, vitamine D3 1 100 UI, vitamine E 450 mg, vitamine C 120 mg, taurine 2 000 mg, L-carnitine 100 mg, fer (sulfate de fer II monohydraté) 80 mg, iode (iodate de calcium anhydre) 2 mg, cuivre (chélate de cuivre et de glycine hydraté) 8 mg, manganèse (oxyde de manganèse II) 30 mg, zinc (chélate de zinc et de glycine hydraté) 100 mg, sélénium (levure séléniée inactivée) 0,12 mg. Additifs technologiques : extraits de tocophérols à partir d’huiles végétales 250 mg.',
};

export const DRY_INSTRUCTIONS: Record<Animal, string> = {
  dog: 'Servez la ration du jour en deux repas, telle quelle ou légèrement humidifiée à l’eau tiède. Laissez toujours de l’eau fraîche à disposition. Pour changer d’aliment, mêlez l’ancien et le nouveau en proportions croissantes pendant dix jours.',
  cat: 'Pesez la ration du jour et laissez-la à disposition en petites prises. Laissez toujours de l’eau fraîche, loin de la gamelle et de la litière. Pour changer d’aliment, mêlez l’ancien et le nouveau en proportions croissantes pendant dix jours.',
};

export const DRY_STORAGE =
  'À conserver dans un endroit sec et frais, sac bien refermé. Date de durabilité minimale, numéro de lot et numéro d’agrément : au dos du sac.';

export const DRY_PACKAGING: PackagingPart[] = [
  { element: 'Sac', material: 'Polyéthylène', sort: 'Bac de tri' },
  { element: 'Glissière', material: 'Polyéthylène', sort: 'Bac de tri, avec le sac' },
];

export const WET_ADDITIVES: Record<Animal, string> = {
  dog: 'Additifs nutritionnels (par kg) : vitamine D3 220 UI, vitamine E 30 mg, zinc (sulfate de zinc monohydraté) 18 mg, manganèse (sulfate manganeux monohydraté) 3 mg, iode (iodate de calcium anhydre) 0,4 mg.',
  cat: 'Additifs nutritionnels (par kg) : vitamine D3 250 UI, vitamine E 30 mg, taurine 600 mg, zinc (sulfate de zinc monohydraté) 20 mg, manganèse (sulfate manganeux monohydraté) 3 mg, iode (iodate de calcium anhydre) 0,4 mg.',
};

export const WET_INSTRUCTIONS: Record<Animal, string> = {
  dog: 'Servez à température ambiante, seule ou avec des croquettes en réduisant la ration en proportion. Laissez toujours de l’eau fraîche à disposition.',
  cat: 'Servez à température ambiante, en plusieurs petits repas, seule ou avec des croquettes en réduisant la ration en proportion. Laissez toujours de l’eau fraîche à disposition.',
};

export const WET_STORAGE =
  'Avant ouverture, à température ambiante. Une fois ouverte, la portion restante se garde couverte au réfrigérateur et se consomme sous 48 heures. Date de durabilité minimale et numéro de lot : sur l’emballage.';

export const TREAT_ADDITIVES =
  'Additifs technologiques (par kg) : extraits de tocophérols à partir d’huiles végétales 150 mg.';

export const TREAT_INSTRUCTIONS: Record<Animal, string> = {
  dog: 'Aliment complémentaire : les friandises ne dépassent pas 10 % de l’énergie de la journée et se retirent de la ration. Donnez sous surveillance, avec de l’eau fraîche à disposition.',
  cat: 'Aliment complémentaire : quelques bouchées par jour, 10 % de l’énergie au plus, à retirer de la ration. Donnez sous surveillance, avec de l’eau fraîche à disposition.',
};

export const TREAT_STORAGE =
  'À conserver au sec, sachet refermé. À consommer dans les 62 jours après ouverture. Date de durabilité minimale et numéro de lot : sur l’emballage.';

export const TIN_PACKAGING: PackagingPart[] = [
  { element: 'Boîte', material: 'Acier', sort: 'Bac de tri' },
  { element: 'Étui', material: 'Carton', sort: 'Bac de tri' },
];

export const POUCH_PACKAGING: PackagingPart[] = [
  { element: 'Sachet fraîcheur', material: 'Complexe plastique et aluminium', sort: 'Bac de tri' },
  { element: 'Étui', material: 'Carton', sort: 'Bac de tri' },
];

export const TREAT_PACKAGING: PackagingPart[] = [
  { element: 'Sachet', material: 'Polypropylène', sort: 'Bac de tri' },
];

export const CARTON_PACKAGING: PackagingPart[] = [
  { element: 'Boîte', material: 'Carton', sort: 'Bac de tri' },
];

export const BOTTLE_PACKAGING: PackagingPart[] = [
  { element: 'Flacon et bouchon', material: 'Polyéthylène', sort: 'Bac de tri' },
  { element: 'Étui', material: 'Carton', sort: 'Bac de tri' },
];
