import { teamList } from '#kit/team-list.ts';

/** The team's list of customers. */
export const customerList = teamList({
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'How an e-mail or a name begins, or a whole phone number',
    },
  },
  sorts: ['since', 'name'],
});
