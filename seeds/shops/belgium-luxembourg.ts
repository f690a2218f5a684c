import { shops } from './build.ts';

export const belgianShops = shops(
  'BE',
  [
    [
      'bruxelles-ixelles',
      'Gamelle Ixelles',
      'Rue des Exemples 42',
      '1050',
      'Ixelles',
      50.8275,
      4.3714,
      'continu',
    ],
    [
      'bruxelles-uccle',
      'Gamelle Uccle',
      'Avenue du Modèle 15',
      '1180',
      'Uccle',
      50.8017,
      4.3372,
      'centre',
    ],
    ['liege', 'Gamelle Liège', 'Rue du Spécimen 8', '4000', 'Liège', 50.6326, 5.5797, 'continu'],
    ['namur', 'Gamelle Namur', 'Rue des Exemples 21', '5000', 'Namur', 50.4674, 4.872, 'centre'],
    [
      'charleroi',
      'Gamelle Charleroi',
      'Boulevard du Modèle 5',
      '6000',
      'Charleroi',
      50.4108,
      4.4446,
      'retail',
    ],
    ['mons', 'Gamelle Mons', 'Rue du Spécimen 12', '7000', 'Mons', 50.4542, 3.9523, 'bourg'],
    [
      'tournai',
      'Gamelle Tournai',
      'Rue des Exemples 3',
      '7500',
      'Tournai',
      50.6056,
      3.3878,
      'bourg',
    ],
    ['arlon', 'Gamelle Arlon', 'Rue du Modèle 9', '6700', 'Arlon', 49.6833, 5.8167, 'bourg'],
  ],
  { charleroi: { closed: true } },
);

export const luxembourgShops = shops(
  'LU',
  [
    [
      'luxembourg-ville',
      'Gamelle Luxembourg',
      '14 rue des Exemples',
      '1234',
      'Luxembourg',
      49.6117,
      6.13,
      'continu',
    ],
    [
      'esch-sur-alzette',
      'Gamelle Esch',
      '6 rue du Modèle',
      '4010',
      'Esch-sur-Alzette',
      49.4958,
      5.9806,
      'centre',
    ],
  ],
  {},
);
