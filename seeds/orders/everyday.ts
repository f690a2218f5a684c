import type { DemoBuyer } from '../types.ts';
import { buyers } from './buyers.ts';

/** Names of invented people who order at the demonstration shop each day. */
export const firstNames: readonly (readonly [firstName: string, gender: 'm' | 'f'])[] = [
  ['Agathe', 'f'],
  ['Amine', 'm'],
  ['Bérénice', 'f'],
  ['Clément', 'm'],
  ['Daphné', 'f'],
  ['Émile', 'm'],
  ['Fatou', 'f'],
  ['Gaspard', 'm'],
  ['Hélène', 'f'],
  ['Ismaël', 'm'],
  ['Jeanne', 'f'],
  ['Killian', 'm'],
  ['Léonie', 'f'],
  ['Maxence', 'm'],
  ['Noémie', 'f'],
  ['Octave', 'm'],
  ['Prune', 'f'],
  ['Quentin', 'm'],
  ['Rosalie', 'f'],
  ['Samir', 'm'],
  ['Thaïs', 'f'],
  ['Ulysse', 'm'],
  ['Violette', 'f'],
  ['Yann', 'm'],
  ['Zoé', 'f'],
];

export const lastNames: readonly string[] = [
  'Aubert',
  'Benali',
  'Castelnau',
  'Delorme',
  'Étienne',
  'Ferrand',
  'Garnier',
  'Hamon',
  'Imbert',
  'Jacquet',
  'Kervadec',
  'Lefèvre',
  'Marchetti',
  'N’Guyen',
  'Ollivier',
  'Pelletier',
  'Rousselot',
  'Sauvage',
  'Tessier',
  'Vasseur',
];

export const streets: readonly string[] = [
  'rue des Acacias',
  'rue Victor-Hugo',
  'avenue de la République',
  'chemin du Lavoir',
  'place de l’Église',
  'impasse des Mésanges',
  'rue du Four',
  'boulevard Gambetta',
  'allée des Platanes',
  'rue Pasteur',
];

/** Towns they live in, with where they are. */
export const towns: readonly Pick<DemoBuyer, 'postcode' | 'city' | 'countryCode' | 'position'>[] =
  buyers.map(({ postcode, city, countryCode, position }) => ({
    postcode,
    city,
    countryCode,
    position,
  }));

/** Who supplies the warehouse of the demonstration, how they are asked, and how long they take. */
export const supplierTerms = [
  {
    name: 'Croquettes du Val',
    contact: 'Jeanne Vidal',
    email: 'commandes@croquettes-du-val.example',
    telephone: '05 65 00 00 10',
    leadDays: 7,
    coverDays: 30,
    minimum: 400_00,
  },
  {
    name: 'Conserverie des Trois Rivières',
    contact: 'Paul Ménard',
    email: 'adv@trois-rivieres.example',
    telephone: '02 98 00 00 20',
    leadDays: 12,
    coverDays: 40,
    minimum: 250_00,
  },
  {
    name: 'Moulin de l’Aubrac',
    contact: '',
    email: '',
    telephone: '05 65 00 00 30',
    leadDays: 5,
    coverDays: 21,
    minimum: 0,
  },
];

export const suppliers: readonly string[] = supplierTerms.map(({ name }) => name);
