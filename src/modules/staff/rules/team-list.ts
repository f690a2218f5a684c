import { teamList } from '#kit/team-list.ts';

/** The audit log, newest first. */
export const actionList = teamList({
  id: 'journal',
  columns: ['at', 'by', 'action', 'subject', 'detail'],
  filters: {
    action: {
      kind: 'offered',
      key: 'action',
      maxLength: 60,
      description: 'What it begins with',
    },
    by: {
      kind: 'number',
      key: 'qui',
      most: 999_999_999,
      description: 'Id of who did it',
      column: 'a.staff_id',
    },
    subject: { kind: 'text', key: 'objet', maxLength: 200, column: 'a.subject' },
  },
});
