import type { TeamOrderShape } from '../admin-contracts.ts';
import { statusOfRow, type TeamOrderRow } from './list-for-team.ts';

/** A row of the team's list of orders. */
export const presentTeamOrder = (row: TeamOrderRow): TeamOrderShape => ({
  '@id': `/api/v2/admin/orders/${row.number}`,
  '@type': 'Order',
  number: row.number ?? '',
  placedAt: row.placedAt?.toISOString() ?? '',
  email: row.email,
  name: [row.firstName, row.lastName].filter(Boolean).join(' '),
  channel: row.channel,
  total: row.total,
  status: statusOfRow(row),
  subscription: row.subscription,
  held: row.held,
});
