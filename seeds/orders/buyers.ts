import type { DeliveryCountry } from '#kit/countries.ts';
import type { DemoBuyer } from '../types.ts';

type Row = [
  firstName: string,
  gender: 'm' | 'f',
  street: string,
  postcode: string,
  city: string,
  countryCode: DeliveryCountry,
  latitude: number,
  longitude: number,
];

/** Invented people in real towns, all of the family Démonstration. */
const rows: Row[] = [
  ['Aline', 'f', '12 rue des Tilleuls', '35000', 'Rennes', 'FR', 48.11, -1.68],
  ['Basile', 'm', '3 place du Marché', '67000', 'Strasbourg', 'FR', 48.58, 7.75],
  ['Célia', 'f', '48 avenue du Parc', '33000', 'Bordeaux', 'FR', 44.84, -0.58],
  ['Damien', 'm', '7 chemin des Vignes', '21000', 'Dijon', 'FR', 47.32, 5.04],
  ['Élodie', 'f', '15 rue de la Gare', '59000', 'Lille', 'FR', 50.63, 3.06],
  ['Farid', 'm', '22 boulevard Carnot', '31000', 'Toulouse', 'FR', 43.6, 1.44],
  ['Gaëlle', 'f', '9 impasse du Moulin', '44000', 'Nantes', 'FR', 47.22, -1.55],
  ['Henri', 'm', '31 rue Haute', '38000', 'Grenoble', 'FR', 45.19, 5.72],
  ['Iris', 'f', '5 quai des Brumes', '76000', 'Rouen', 'FR', 49.44, 1.1],
  ['Joris', 'm', '18 rue du Midi', '1000', 'Bruxelles', 'BE', 50.85, 4.35],
  ['Katia', 'f', '64 rue Saint-Gilles', '4000', 'Liège', 'BE', 50.63, 5.57],
  ['Loïc', 'm', '2 rue de l’Ange', '5000', 'Namur', 'BE', 50.47, 4.87],
  ['Mona', 'f', '11 rue du Fossé', '1536', 'Luxembourg', 'LU', 49.61, 6.13],
];

export const buyers: DemoBuyer[] = rows.map(
  ([firstName, gender, street, postcode, city, countryCode, latitude, longitude]) => ({
    firstName,
    gender,
    street,
    postcode,
    city,
    countryCode,
    position: { latitude, longitude },
  }),
);
