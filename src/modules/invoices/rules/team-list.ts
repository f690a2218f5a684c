import { teamList } from '#kit/team-list.ts';

/** The team's list of invoices and credit notes, the newest first. */
export const documentList = teamList({
  id: 'documents',
  columns: ['number', 'kind', 'total', 'file', 'issuedOn', 'order', 'buyer', 'country', 'corrects'],
  hidden: ['corrects'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 60,
      description: 'How the number begins, or the number of an order',
    },
    kind: { kind: 'choice', key: 'type', oneOf: ['invoice', 'credit_note'], column: 'i.kind' },
    from: { kind: 'day', key: 'du', column: 'i.issued_on', bound: 'first' },
    to: { kind: 'day', key: 'au', column: 'i.issued_on', bound: 'last' },
  },
});
