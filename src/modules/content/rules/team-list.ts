import { teamList } from '#kit/team-list.ts';
import { ENTRY_STATES, ENTRY_TYPES } from '../admin-contracts.ts';

/** The team's list of texts, by kind and title. */
export const entryList = teamList({
  id: 'contents',
  columns: ['title', 'type', 'state', 'saved', 'savedBy', 'address', 'locale'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'A word of the text or of its title',
    },
    type: { kind: 'choice', key: 'genre', oneOf: ENTRY_TYPES },
    state: { kind: 'choice', key: 'etat', oneOf: ENTRY_STATES },
  },
});
