import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const named = z.object({ id: z.string().min(1).max(60) });

const runJob: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'runJob',
    data,
    schema: named,
    send: ({ id }) => operationsCalls(admin).runJob(id, key),
  });
const sendMail: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'sendMail',
    data,
    schema: named,
    send: ({ id }) => operationsCalls(admin).sendMail(id, key),
  });
const replayMessages: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'replayMessages',
    data,
    schema: z.object({}),
    send: () => operationsCalls(admin).replayGivenUp(key),
  });

/** Actions on jobs, mails and webhook messages, by form name. */
export const operationsIntents = { runJob, sendMail, replayMessages };
