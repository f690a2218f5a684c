import type { Company } from '../types.ts';

/** An invented seller: every number is made of zeros so that nobody takes it for a real one. */
export const company: Company = {
  name: 'Gamelle Démonstration SAS',
  legalForm: 'Société par actions simplifiée fictive',
  capital: '100 000 €',
  street: '12 quai de l’Exemple',
  postcode: '00000',
  city: 'Villeneuve-la-Gamelle',
  country: 'FR',
  siren: '000 000 000',
  registry: 'RCS Villeneuve-la-Gamelle 000 000 000',
  vatNumber: 'FR00 000 000 000',
  ape: '10.92Z',
  email: 'bonjour@gamelle.test',
  privacyEmail: 'donnees@gamelle.test',
  phone: '+33 1 99 00 12 34',
  publicationDirector: 'Jeanne Exemple',
  host: 'Hébergeur de démonstration, 1 rue du Serveur, 00000 Villeneuve-la-Gamelle, +33 1 99 00 56 78',
  feedEstablishment: 'FR 00-000-000',
  producerIds: [
    { stream: 'Emballages ménagers', id: 'FR000000_01DEMO' },
    { stream: 'Papiers graphiques', id: 'FR000000_03DEMO' },
    { stream: 'Articles de bricolage et de jardin', id: 'FR000000_14DEMO' },
    { stream: 'Jouets', id: 'FR000000_12DEMO' },
  ],
  mediator: {
    name: 'Médiateur de la consommation de démonstration',
    address: '3 place de l’Accord, 00000 Villeneuve-la-Gamelle',
    site: 'https://mediateur.gamelle.test/',
  },
  iban: 'FR76 0000 0000 0000 0000 0000 000',
  bic: 'GAMEFR00XXX',
  supportHours: 'du lundi au vendredi, de 9:00 à 18:00',
};
