import { teamList } from '#kit/team-list.ts';

export const REVIEW_STATES = ['new', 'accepted', 'rejected'] as const;

/** The team's list of reviews: what waits to be read is shown first. */
export const reviewList = teamList({
  id: 'reviews',
  columns: ['review', 'comment', 'rating', 'product', 'writtenOn', 'orderedOn', 'state'],
  filters: {
    status: {
      kind: 'choice',
      key: 'etat',
      oneOf: REVIEW_STATES,
      initial: { value: 'new', all: 'tous' },
    },
    rating: { kind: 'number', key: 'note', most: 5, offered: ['5', '4', '3', '2', '1'] },
    sku: { kind: 'text', key: 'produit', maxLength: 60 },
    customer: { kind: 'number', key: 'client', most: 1e15, onlyWhenSet: true },
  },
  sorts: ['writtenOn', 'rating'],
});
