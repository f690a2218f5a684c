import { teamList } from '#kit/team-list.ts';

const STANDINGS = ['unmatched', 'coming', 'ended', 'unconfirmed'] as const;

/** The team's list of terminations, latest received first. */
export const terminationList = teamList({
  id: 'terminations',
  columns: [
    'received',
    'reference',
    'customer',
    'email',
    'contract',
    'source',
    'reason',
    'wishedOn',
    'endsOn',
    'confirmation',
  ],
  hidden: ['reference', 'email', 'wishedOn'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'A code, a name or an e-mail',
    },
    reason: { kind: 'offered', key: 'motif', maxLength: 60 },
    standing: { kind: 'choice', key: 'etat', oneOf: STANDINGS },
    from: { kind: 'day', key: 'du', description: 'Received from this civil day on' },
    to: { kind: 'day', key: 'au' },
  },
});
