import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** There is no such message, or no such file of it. */
  'contact.unknown': 404,
} as const satisfies RefusalCatalogue;

export const MESSAGE_STATES = ['open', 'answered'] as const;

const row = {
  '@id': z.string(),
  '@type': z.literal('ContactRequest'),
  id: z.int(),
  sentAt: z.string(),
  email: z.string(),
  name: z.string(),
  subject: z.string().nullable(),
  /** Of who was signed in while writing. */
  customerId: z.int().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
};

/** A row of the team's list of messages. */
export const messageRowShape = z.object({ ...row, beginning: z.string() });
export type MessageRowShape = z.infer<typeof messageRowShape>;

/** A message, whole. */
export const messageShape = z.object({
  ...row,
  /** As typed: a number, or words about it. */
  orderNumber: z.string().nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files: z.array(z.object({ position: z.int(), name: z.string(), bytes: z.int() })),
});
export type MessageShape = z.infer<typeof messageShape>;

/** Whether a message still waits for an answer. */
export const messageState = z.object({ answered: z.boolean() });
