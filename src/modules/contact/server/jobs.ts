import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { forgetMessages } from './forget-messages.ts';
import { sweepFiles } from './sweep-files.ts';

/** Every night: what is older than the law wants kept, and files nobody names. */
export const forgetMessagesJob: JobDefinition<Machine> = {
  name: 'forget-messages',
  schedule: '10 4 * * *',
  async run(machine) {
    const messages = await transact(machine, forgetMessages);
    const files = await sweepFiles(machine);
    machine.log.info({ messages, files }, 'old messages forgotten');
  },
};
