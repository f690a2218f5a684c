import { teamList } from '#kit/team-list.ts';

export const PROMOTION_STATES = ['upcoming', 'running', 'ended', 'stopped'] as const;

/** The team's list of promotions: those that run first. */
export const promotionList = teamList({
  id: 'promotions',
  columns: ['name', 'dates', 'state', 'code', 'reward', 'uses', 'given'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 120,
      description: 'How a name or a reference begins, or a code',
    },
    state: { kind: 'choice', key: 'etat', oneOf: PROMOTION_STATES },
  },
});
