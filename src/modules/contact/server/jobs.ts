import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetMessages } from './forget-messages.ts';
import { tellLateMessages } from './processes/tell-late-messages.ts';
import { sweepFiles } from './sweep-files.ts';

/** Every night: deletes messages past their retention period, and files that no message refers to. */
export const forgetMessagesJob: JobDefinition<AppContext> = {
  name: 'forget-messages',
  schedule: '10 4 * * *',
  async run(appContext) {
    const messages = await transact(appContext, forgetMessages);
    const files = await sweepFiles(appContext);
    appContext.log.info({ messages, files }, 'old messages forgotten');
  },
};

/** Every quarter of an hour: reports conversations without a reply for too long, each once. */
export const tellLateMessagesJob: JobDefinition<AppContext> = {
  name: 'tell-late-messages',
  schedule: '*/15 * * * *',
  run: (appContext) => tellLateMessages(appContext),
};
