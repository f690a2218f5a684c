import { sql } from 'kysely';
import { inBatches } from './in-batches.ts';
import type { JobDefinition } from './jobs.ts';
import { momentBefore } from './moment-before.ts';
import type { PlatformTables } from './tables.ts';
import type { AppContext } from './unit-of-work.ts';

/** Days a sent mail is stored with its HTML and attachments; its subject and text stay. */
const FORM_DAYS = 90;

/** Every night: deletes the HTML and the attachments of old mails, which take ten times the space of their text. */
export const forgetMailFormsJob: JobDefinition<AppContext<PlatformTables>, object> = {
  name: 'forget-mail-forms',
  schedule: '40 2 * * *',
  run: (appContext, _, stopping) =>
    inBatches(appContext, stopping, async ({ tx, now }, limit) => {
      const { numAffectedRows } = await sql`
        update mails set html = '', attachments = '[]'
        where id in (
          select id from mails
          where octet_length(html) > 0 and sent_at is not null
            and created_at < ${momentBefore(now, { days: FORM_DAYS })}
          order by created_at limit ${limit} for update skip locked)`.execute(tx);
      return Number(numAffectedRows ?? 0);
    }),
};
