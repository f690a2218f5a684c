import { teamList } from '#kit/team-list.ts';

export const REVIEW_STATES = ['new', 'accepted', 'rejected'] as const;

/** The team's list of reviews, unread ones first. */
export const reviewList = teamList({
  id: 'reviews',
  columns: ['review', 'comment', 'rating', 'product', 'writtenOn', 'orderedOn', 'state'],
  filters: {
    status: {
      kind: 'choice',
      key: 'etat',
      oneOf: REVIEW_STATES,
      initial: { value: 'new', all: 'tous' },
      column: 'r.status',
    },
    rating: {
      kind: 'number',
      key: 'note',
      most: 5,
      offered: ['5', '4', '3', '2', '1'],
      column: 'r.rating',
    },
    sku: { kind: 'text', key: 'produit', maxLength: 60, column: 'p.sku' },
    customer: {
      kind: 'number',
      key: 'client',
      most: 1e15,
      onlyWhenSet: true,
      column: 'r.customer_id',
    },
  },
  sorts: ['writtenOn', 'rating'],
});
