import { teamList } from '#kit/team-list.ts';
import { PURCHASE_STATES } from './purchase-state.ts';

/** Orders to suppliers, newest first. `open`: not completed; `late`: past the expected date. */
export const purchaseList = teamList({
  id: 'purchases',
  columns: [
    'number',
    'supplier',
    'state',
    'expectedOn',
    'pieces',
    'missing',
    'amount',
    'createdAt',
  ],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 120,
      description: 'A number, or a part of the name of a supplier',
    },
    state: { kind: 'choice', key: 'etat', oneOf: ['open', 'late', ...PURCHASE_STATES] },
  },
  sorts: ['createdAt'],
});

/** Suppliers by name. */
export const supplierList = teamList({
  id: 'suppliers',
  columns: ['name', 'articles', 'leadDays', 'minimum', 'email', 'telephone', 'contact'],
  hidden: ['contact'],
  filters: {},
});
