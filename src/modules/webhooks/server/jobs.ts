import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { SEND_MESSAGES } from './keep-message.ts';
import { sendMessages } from './send-messages.ts';

/** Runs after every event, and every minute for failed or abandoned messages. */
export const sendMessagesJob: JobDefinition<AppContext> = {
  name: SEND_MESSAGES,
  schedule: '* * * * *',
  run: (appContext) => sendMessages(appContext),
};
