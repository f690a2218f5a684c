import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No declaration has this key. */
  'withdrawal.unknown': 404,
} as const satisfies RefusalCatalogue;

/** No control characters: a line break would end up in a mail header. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

const goods = z
  .string()
  .trim()
  .max(8000)
  .regex(/^[\P{Cc}\t\r\n]*$/u)
  .nullish()
  .transform((text) => text || null);

/** What a declaration is about, repeated to the person who made it; null items: the whole order. */
const about = { items: z.string().nullable(), remaining: z.string().nullable() };

/** A declaration of withdrawal (WDR-03): name, contract and e-mail for the receipt. No reason is required. */
export const withdrawalInput = z.object({
  name: line(255),
  /** In any notation: `n° 000 000 123`. */
  orderNumber: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^\D{0,10}\d[\d ]{0,24}$/)
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine((digits) => digits.length <= 20),
  email: line(255).check(z.email()),
  /** The goods to return, in the customer's words; absent for the whole order. */
  items: goods,
  /** The goods that a declaration about a part of the order keeps, in the customer's words. */
  remaining: goods,
});
export type WithdrawalInput = z.output<typeof withdrawalInput>;

/** The same response for everybody, so that it does not reveal whether an order exists. */
export const withdrawalShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Withdrawal'),
  reference: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  declaredAt: z.string(),
  ...about,
});
export type WithdrawalShape = z.infer<typeof withdrawalShape>;

/** The button in the receipt: declared by the customer, or not. */
export const withdrawalAnswer = z.object({
  answer: z
    .string()
    .meta({ enum: ['confirmed', 'denied'] })
    .pipe(z.enum(['confirmed', 'denied'])),
});
export type WithdrawalAnswer = z.output<typeof withdrawalAnswer>;

/** The same response whether an order matches or not. */
export const withdrawalAnswerShape = z.object({
  '@context': z.string().optional(),
  '@type': z.literal('WithdrawalAnswer'),
  reference: z.string(),
  decision: z.enum(['confirmed', 'denied']),
  ...about,
});
export type WithdrawalAnswerShape = z.infer<typeof withdrawalAnswerShape>;

/** Whether an order may still be withdrawn from, and until when. */
export const withdrawalRightShape = z.object({
  '@context': z.string().optional(),
  '@type': z.literal('WithdrawalRight'),
  allowed: z.boolean(),
  /** Last civil day; null before the first delivery. */
  until: z.string().nullable(),
  /** When it was declared; null if it was not. */
  declaredAt: z.string().nullable(),
  /** Whether its customer confirmed it, or the waiting time has passed. */
  confirmed: z.boolean(),
  ...about,
});
export type WithdrawalRightShape = z.infer<typeof withdrawalRightShape>;
