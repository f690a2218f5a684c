import { listStaffActions } from '#modules/staff/admin-operations.ts';
import { serveList } from '../list/serve-list.server.ts';
import { journalOffice } from './journal-list.tsx';
import { withListWords } from './list-words.server.ts';

const served = serveList(journalOffice, listStaffActions);

/** The audit log as its page and its sheet read it: lists are named as they name themselves. */
export const journalServed: typeof served = {
  ...served,
  read: async (admin, requested) => {
    const page = await served.read(admin, requested);
    return { ...page, members: page.members.map(withListWords) };
  },
};
