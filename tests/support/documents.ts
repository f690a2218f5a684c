import type { DocumentLine, DocumentSnapshot } from '../../src/modules/invoices/rules/index.ts';

const line = (changes: Partial<DocumentLine>): DocumentLine => ({
  kind: 'goods',
  key: '10012345:once',
  code: '10012345',
  quantity: 2,
  name: 'Croquettes chat stérilisé saumon',
  detail: '4 kg',
  unitPrice: 4100,
  discount: -333,
  gross: 7867,
  net: 6556,
  vat: 1311,
  rate: 2000,
  ...changes,
});
/** Invoice of a domestic sale, paid by card. */
export const invoice: DocumentSnapshot = {
  version: 1,
  kind: 'invoice',
  number: 'FA-FR-2026-000123',
  issuedOn: '2026-11-24',
  shippedOn: '2026-11-24',
  orderedOn: '2026-11-21',
  orderNumber: '000000123',
  currency: 'EUR',
  country: 'FR',
  regime: 'domestic',
  corrects: null,
  reason: null,
  seller: {
    name: 'Gamelle Démonstration SAS',
    form: 'SAS fictive au capital de 100 000 €',
    street: '12 quai de l’Exemple',
    postcode: '00000',
    city: 'Villeneuve-la-Gamelle',
    countryCode: 'FR',
    siren: '000000000',
    register: 'RCS Villeneuve-la-Gamelle 000 000 000',
    vatNumber: 'FR00000000000',
    email: 'bonjour@gamelle.test',
  },
  buyer: {
    name: 'Léa Martin',
    company: null,
    street: '12 rue des Lilas',
    street2: 'Bâtiment B',
    postcode: '69003',
    city: 'Lyon',
    countryCode: 'FR',
  },
  delivery: {
    name: 'Léa Martin',
    company: 'Tabac des Lilas',
    street: '3 place du Marché',
    street2: null,
    postcode: '69003',
    city: 'Lyon',
    countryCode: 'FR',
  },
  lines: [
    line({}),
    line({ name: 'Gamelle en grès', detail: 'Taille M', code: '10030001', discount: 0 }),
    line({ kind: 'gift', name: 'Échantillon dinde', quantity: 1, gross: 0, net: 0, vat: 0 }),
    line({ kind: 'shipping', key: null, code: null, name: 'Livraison', detail: null, quantity: 1 }),
  ],
  rates: [{ rate: 2000, gross: 17547, net: 14622, vat: 2925 }],
  total: 17547,
  payment: { method: 'card', paidOn: '2026-11-21' },
};
/** A credit note of a sale declared through the one-stop shop. */
export const creditNote: DocumentSnapshot = {
  ...invoice,
  kind: 'credit_note',
  number: 'AV-BE-2026-000007',
  country: 'BE',
  regime: 'oss',
  corrects: { number: 'FA-BE-2026-000123', issuedOn: '2026-11-24' },
  reason: 'Sac abîmé',
};
/** More lines than fit on a page. */
export const long = {
  ...invoice,
  lines: Array.from({ length: 40 }, (_, n) => line({ quantity: n + 1 })),
};
