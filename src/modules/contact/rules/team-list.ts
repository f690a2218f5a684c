import { teamList } from '#kit/team-list.ts';
import { TEAM_MESSAGE_STATES } from '../admin-contracts.ts';

/** The team's list of messages: by default those waiting for a reply, oldest first. */
export const messageList = teamList({
  id: 'messages',
  columns: ['sentAt', 'from', 'email', 'message', 'beginning', 'assignee'],
  filters: {
    state: {
      kind: 'choice',
      key: 'etat',
      oneOf: TEAM_MESSAGE_STATES,
      initial: { value: 'open' },
    },
    mine: {
      kind: 'choice',
      key: 'miens',
      oneOf: ['1'],
      description: 'Only those I am to answer',
    },
  },
});
