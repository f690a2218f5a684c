import { z } from 'zod';

/** No control character: a line break would reach the header of a mail. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || null);

/** FRM-20: valid, at most 255. */
const email = line(255).min(1).check(z.email());

/** Several lines, for people to read. */
const message = z
  .string()
  .trim()
  .min(1)
  .max(5000)
  .regex(/^[\P{Cc}\t\r\n]*$/u);

/** A message to the support team (contracts §2.4); files travel beside it. */
export const contactInput = z.object({
  /** May be left out by who is signed in. */
  email: z.preprocess((text) => (text === '' ? null : text), email.nullish()),
  firstName: optionalLine(255),
  lastName: optionalLine(255),
  subject: optionalLine(255),
  orderId: optionalLine(64),
  productName: optionalLine(255),
  message,
  recaptchaToken: z.string().nullish(),
});
export type ContactInput = z.infer<typeof contactInput>;

/** It waits for the team, for its writer, or for nobody any more. */
export const MESSAGE_STATES = ['open', 'waiting', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const conversation = {
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Conversation'),
  id: z.int(),
  sentAt: z.string(),
  /** When either side last wrote. */
  lastAt: z.string(),
  subject: z.string().nullable(),
  state: z.enum(MESSAGE_STATES),
};

/** A row of a customer's own conversations. */
export const conversationRowShape = z.object({ ...conversation, beginning: z.string() });
export type ConversationRowShape = z.infer<typeof conversationRowShape>;

/** `position` names a file within its conversation. */
const files = z.array(z.object({ position: z.int(), name: z.string(), bytes: z.int() }));

/** The first message of a conversation that is shown within another; its files are named by its own number. */
export const mergedShape = z.object({
  id: z.int(),
  sentAt: z.string(),
  subject: z.string().nullable(),
  orderNumber: z.string().nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files,
});
export type MergedShape = z.infer<typeof mergedShape>;

/** What a customer wrote and what was answered; what the team says among itself is no part of it. */
export const conversationShape = z.object({
  ...conversation,
  orderNumber: z.string().nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files,
  /** What else they wrote that the team goes on with here. */
  merged: z.array(mergedShape),
  replies: z.array(
    z.object({
      id: z.int(),
      /** The conversation its files are named in: this one, or one that is merged. */
      of: z.int(),
      writtenAt: z.string(),
      /** Who of the team; null: the customer. */
      writtenBy: z.string().nullable(),
      text: z.string(),
      files,
    }),
  ),
});
export type ConversationShape = z.infer<typeof conversationShape>;

/** What a customer adds to a conversation; files travel beside it. */
export const followUpInput = z.object({ message });
export type FollowUpInput = z.infer<typeof followUpInput>;
