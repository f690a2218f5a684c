import type { SheetKind } from '#modules/sheets/server/index.ts';
import { PEOPLE_COLUMNS } from '../rules/index.ts';
import { applyPeople } from './apply-people.ts';
import { checkPeople } from './check-people.ts';
import { readPeople } from './read-people.ts';

/** The sheet of customers with their consents, addresses, animals and subscriptions (moonshot 24). */
export const peopleSheet: SheetKind = {
  file: 'clients-et-abonnements',
  key: ['e-mail', 'quoi', 'numéro'],
  columns: PEOPLE_COLUMNS,
  notes: [],
  isOpen: true,
  read: async (db, keys, today) => {
    const emails = keys && [...new Set(keys.map((key) => (key.split(' ')[0] ?? '').toLowerCase()))];
    const people = await readPeople(db, emails, today);
    return new Map([...people].map(([key, cells]) => [key, { name: key, cells, notes: [] }]));
  },
  check: checkPeople,
  apply: applyPeople,
};
