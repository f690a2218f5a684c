import { z } from 'zod';
import { disputeAnswer } from '#modules/checkout/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const answerDispute: OfficeIntent<{ number: string }> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'answerDispute',
    data,
    schema: disputeAnswer.extend({ dispute: z.string().min(1).max(100) }),
    send: ({ dispute, text }) => teamOrderCalls(admin).answerDispute(number, dispute, text, key),
  });

/** What can be done on the page of a dispute, by the name of its form. */
export const disputeIntents = { answerDispute };
