import type { FilterDefinition } from '../types.ts';

/** Values are what products carry; sizes only concern dogs. */
export const filters: FilterDefinition[] = [
  {
    key: 'espece',
    label: 'Animal',
    values: [
      { value: 'dog', label: 'Chien' },
      { value: 'cat', label: 'Chat' },
    ],
  },
  {
    key: 'type',
    label: 'Type',
    values: [
      { value: 'kibble', label: 'Croquettes' },
      { value: 'wet', label: 'Pâtées' },
      { value: 'treat', label: 'Friandises' },
      { value: 'care', label: 'Soins' },
      { value: 'accessory', label: 'Accessoires' },
      { value: 'sample', label: 'Échantillons' },
    ],
  },
  {
    key: 'age',
    label: 'Âge',
    values: [
      { value: 'growth', label: 'Chiot ou chaton' },
      { value: 'adult', label: 'Adulte' },
      { value: 'senior', label: 'Senior' },
    ],
  },
  {
    key: 'taille',
    label: 'Taille',
    values: [
      { value: 'petit', label: 'Petit, moins de 10 kg' },
      { value: 'moyen', label: 'Moyen, 10 à 25 kg' },
      { value: 'grand', label: 'Grand, 25 à 45 kg' },
      { value: 'geant', label: 'Géant, plus de 45 kg' },
    ],
  },
  {
    key: 'besoin',
    label: 'Besoin',
    values: [
      { value: 'sterilise', label: 'Stérilisé' },
      { value: 'digestion', label: 'Digestion sensible' },
      { value: 'sans-cereales', label: 'Sans céréales' },
      { value: 'controle-poids', label: 'Contrôle du poids' },
      { value: 'peau-pelage', label: 'Peau et pelage' },
      { value: 'articulations', label: 'Articulations' },
      { value: 'urinaire', label: 'Confort urinaire' },
      { value: 'dentaire', label: 'Hygiène dentaire' },
      { value: 'boules-de-poils', label: 'Boules de poils' },
      { value: 'petit-appetit', label: 'Petit appétit' },
      { value: 'actif', label: 'Très actif' },
    ],
  },
  {
    key: 'proteine',
    label: 'Protéine',
    values: [
      { value: 'poulet', label: 'Poulet' },
      { value: 'dinde', label: 'Dinde' },
      { value: 'canard', label: 'Canard' },
      { value: 'boeuf', label: 'Bœuf' },
      { value: 'agneau', label: 'Agneau' },
      { value: 'gibier', label: 'Gibier' },
      { value: 'saumon', label: 'Saumon' },
      { value: 'poisson', label: 'Poisson blanc' },
      { value: 'legumes', label: 'Légumes' },
      { value: 'lait', label: 'Lait' },
    ],
  },
  { key: 'format', label: 'Format', values: [] },
  { key: 'prix-kg', label: 'Prix au kilo', values: [] },
];
