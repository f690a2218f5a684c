import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetMessages } from './forget-messages.ts';
import { sweepFiles } from './sweep-files.ts';

/** Every night: what is older than the law wants kept, and files nobody names. */
export const forgetMessagesJob: JobDefinition<AppContext> = {
  name: 'forget-messages',
  schedule: '10 4 * * *',
  async run(appContext) {
    const messages = await transact(appContext, forgetMessages);
    const files = await sweepFiles(appContext);
    appContext.log.info({ messages, files }, 'old messages forgotten');
  },
};
