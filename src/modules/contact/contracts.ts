import { z } from 'zod';

/** No control characters: a line break would allow injection into mail headers. */
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

/** Text of several lines. */
const message = z
  .string()
  .trim()
  .min(1)
  .max(5000)
  .regex(/^[\P{Cc}\t\r\n]*$/u);

/** A message to customer support (contracts §2.4); files are sent as parts of the form. */
export const contactInput = z.object({
  /** Optional for signed-in customers. */
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

/** It waits for the team, for the customer, or is closed. */
export const MESSAGE_STATES = ['open', 'waiting', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const conversation = {
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Conversation'),
  id: z.int(),
  sentAt: z.string(),
  /** Time of the last message of either side. */
  lastAt: z.string(),
  subject: z.string().nullable(),
  state: z.enum(MESSAGE_STATES),
};

/** A row of the customer's list of conversations. */
export const conversationRowShape = z.object({ ...conversation, beginning: z.string() });
export type ConversationRowShape = z.infer<typeof conversationRowShape>;

/** `position` numbers a file within its conversation. */
const files = z.array(z.object({ position: z.int(), name: z.string(), bytes: z.int() }));

/** First message of a conversation merged into another; its files are addressed by its own id. */
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

/** Messages of the customer and replies of the team, without internal notes. */
export const conversationShape = z.object({
  ...conversation,
  orderNumber: z.string().nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files,
  /** The customer's other conversations merged into this one. */
  merged: z.array(mergedShape),
  replies: z.array(
    z.object({
      id: z.int(),
      /** Id of the conversation its files belong to: this one, or one merged into it. */
      of: z.int(),
      writtenAt: z.string(),
      /** Name of the staff member; null: the customer. */
      writtenBy: z.string().nullable(),
      text: z.string(),
      files,
    }),
  ),
});
export type ConversationShape = z.infer<typeof conversationShape>;

/** A follow-up in a conversation; files are sent as parts of the form. */
export const followUpInput = z.object({ message });
export type FollowUpInput = z.infer<typeof followUpInput>;
