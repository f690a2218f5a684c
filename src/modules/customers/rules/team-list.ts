import { teamList } from '#kit/team-list.ts';

/** The team's list of customers. */
export const customerList = teamList({
  id: 'customers',
  columns: ['name', 'email', 'phone', 'since', 'channel', 'standing'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'Part of a name, an e-mail or a company, a telephone, a postcode, an animal',
    },
    segment: {
      kind: 'offered',
      key: 'segment',
      maxLength: 9,
      description: 'Number of a segment; of one that does not exist nobody',
    },
  },
  sorts: ['since', 'name'],
});
