import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { SEND_MESSAGES } from './keep-message.ts';
import { sendMessages } from './send-messages.ts';

/** When something is to be told, and every minute for what was refused or left behind. */
export const sendMessagesJob: JobDefinition<AppContext> = {
  name: SEND_MESSAGES,
  schedule: '* * * * *',
  run: (appContext) => sendMessages(appContext),
};
