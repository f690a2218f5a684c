import { teamList } from '#kit/team-list.ts';
import { JOURNALS } from './entries.ts';

/** The team's list of ledger lines, newest first. */
export const bookLineList = teamList({
  id: 'book-lines',
  columns: ['day', 'piece', 'account', 'debit', 'credit', 'label', 'journal', 'number', 'order'],
  // The number of an entry starts with its journal.
  hidden: ['journal'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 100,
      description: 'How a piece begins, or the number of an order',
    },
    journal: { kind: 'choice', key: 'journal', oneOf: JOURNALS, column: 'e.journal' },
    account: {
      kind: 'text',
      key: 'compte',
      maxLength: 20,
      description: 'How an account begins',
    },
    from: { kind: 'day', key: 'du', column: 'e.entry_on', bound: 'first' },
    until: { kind: 'day', key: 'au', column: 'e.entry_on', bound: 'last' },
  },
  sorts: ['day'],
});
