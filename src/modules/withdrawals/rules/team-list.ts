import { teamList } from '#kit/team-list.ts';

/** The team's list of those who changed their mind and wait for their money, the most urgent first. */
export const withdrawalList = teamList({
  id: 'withdrawals',
  columns: ['refundBy', 'order', 'name', 'email', 'items', 'declaredAt', 'reference'],
  hidden: ['reference'],
  filters: {},
  sorts: [],
});
