import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No receipt carries this key. */
  'withdrawal.unknown': 404,
} as const satisfies RefusalCatalogue;

/** No control character: a line break would reach the header of a mail. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** A declaration of withdrawal (WDR-03): who, which contract, where the receipt goes. No reason. */
export const withdrawalInput = z.object({
  name: line(255),
  /** As people write it: `n° 000 000 123`. */
  orderNumber: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^\D{0,10}\d[\d ]{0,24}$/)
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine((digits) => digits.length <= 20),
  email: line(255).check(z.email()),
  /** What is to be sent back, in their words; the whole order when it is left out. */
  items: z
    .string()
    .trim()
    .max(2000)
    .regex(/^[\P{Cc}\t\r\n]*$/u)
    .nullish()
    .transform((text) => text || null),
});
export type WithdrawalInput = z.output<typeof withdrawalInput>;

/** The same whoever declares what: it tells nobody whether such an order exists. */
export const withdrawalShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Withdrawal'),
  reference: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  declaredAt: z.string(),
});
export type WithdrawalShape = z.infer<typeof withdrawalShape>;

/** The press in the receipt: it was me, or it was not. */
export const withdrawalAnswer = z.object({
  answer: z
    .string()
    .meta({ enum: ['confirmed', 'denied'] })
    .pipe(z.enum(['confirmed', 'denied'])),
});
export type WithdrawalAnswer = z.output<typeof withdrawalAnswer>;

/** The same whether an order matches or not. */
export const withdrawalAnswerShape = z.object({
  '@context': z.string().optional(),
  '@type': z.literal('WithdrawalAnswer'),
  reference: z.string(),
  decision: z.enum(['confirmed', 'denied']),
});
export type WithdrawalAnswerShape = z.infer<typeof withdrawalAnswerShape>;

/** Whether an order may still be withdrawn from, and until when. */
export const withdrawalRightShape = z.object({
  '@context': z.string().optional(),
  '@type': z.literal('WithdrawalRight'),
  allowed: z.boolean(),
  /** Last civil day; null while nothing was delivered. */
  until: z.string().nullable(),
  /** When it was used, if it was. */
  declaredAt: z.string().nullable(),
});
export type WithdrawalRightShape = z.infer<typeof withdrawalRightShape>;
