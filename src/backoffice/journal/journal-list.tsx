import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { listStaffActions } from '#modules/staff/admin-operations.ts';
import { officeList } from '../list/define-list.ts';
import { detailWords, subjectWords } from './detail-words.ts';
import { t } from './journal-words.ts';
import { Subject } from './subject.tsx';

/** The audit log. */
export const journalOffice = officeList<typeof listStaffActions>({
  id: 'journal',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    at: {
      className: 'whitespace-nowrap',
      text: ({ at }) => `${shortDate(at)} ${timeOfDay(at)}`,
    },
    by: { text: ({ by }) => by ?? t('commandLine') },
    action: { text: ({ action }) => t.translate(`actions.${action}`) },
    subject: {
      className: 'break-all',
      text: ({ action, subject }) => subjectWords(action, subject),
      cell: (action) => <Subject {...action} />,
    },
    detail: {
      className: 'text-encre-2',
      text: ({ detail }) => detailWords(detail),
    },
  },
});
