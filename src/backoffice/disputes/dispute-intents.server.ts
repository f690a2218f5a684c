import { z } from 'zod';
import { disputeAnswer } from '#modules/checkout/admin-contracts.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';

const answerDispute = plainForm({
  name: 'answerDispute',
  schema: disputeAnswer.extend({ dispute: z.string().min(1).max(100) }),
  send: ({ admin, number, key }: FormOf<{ number: string }>, { dispute, text }) =>
    teamOrderCalls(admin).answerDispute(number, dispute, text, key),
});

/** Actions of a dispute's page, by form name. */
export const disputeIntents = { answerDispute };
