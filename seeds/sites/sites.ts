import type { Site } from '../types.ts';

export const sites: Site[] = [
  {
    code: 'FR_WEB',
    name: 'Gamelle France',
    locale: 'fr_FR',
    currency: 'EUR',
    deliveryCountries: ['FR', 'LU'],
    vatRegime: 'oss',
  },
  {
    code: 'BE_WEB',
    name: 'Gamelle Belgique',
    locale: 'fr_FR',
    currency: 'EUR',
    deliveryCountries: ['BE'],
    vatRegime: 'oss',
  },
];
