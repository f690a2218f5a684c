import { teamList } from '#kit/team-list.ts';

/** Status filter of the team's list. */
export const STANDINGS = [
  'active',
  'troubled',
  'payment_failed',
  'paused',
  'held',
  'stopped',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The team's list of subscriptions. */
export const subscriptionList = teamList({
  id: 'subscriptions',
  columns: ['code', 'customer', 'email', 'status', 'next', 'total', 'rhythm', 'done', 'channel'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'A code, part of a name or an e-mail, a telephone, a product',
    },
    standing: { kind: 'choice', key: 'etat', oneOf: STANDINGS },
    within: {
      kind: 'number',
      key: 'jours',
      most: 999,
      offered: ['7', '14', '30'],
      description: 'Days until the next delivery leaves, at most; soonest first',
    },
  },
  sorts: ['code', 'next', 'deliveriesDone'],
});
