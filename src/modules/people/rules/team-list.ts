import { teamList } from '#kit/team-list.ts';

/** The team's list of guests by e-mail, latest first. */
export const guestList = teamList({
  id: 'guests',
  columns: ['name', 'email', 'orders', 'messages', 'lastAt'],
  filters: { search: { kind: 'search', key: 'recherche', maxLength: 200 } },
});
