import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { OFFERED_EVENTS } from './rules/index.ts';

export const refusals = {
  'webhook.unknown': 404,
  'webhook.message_unknown': 404,
  'webhook.url': 422,
  'webhook.https': 422,
  'webhook.private': 422,
  /** URL and secret of this receiver are set in the environment. */
  'webhook.of_environment': 422,
  /** The form was submitted twice: the secret was shown the first time, and only then. */
  'webhook.shown': 422,
  'webhook.period': 422,
  'webhooks.full': 422,
} as const satisfies RefusalCatalogue;

/** A message a receiver has not accepted yet. */
export const waitingMessageShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WaitingMessage'),
  id: z.int(),
  event: z.string(),
  orderNumber: z.string().nullable(),
  attempts: z.int(),
  nextAt: z.string().nullable(),
  givenUpAt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type WaitingMessageShape = z.infer<typeof waitingMessageShape>;

/** From this message on, accepted or not; absent for all that were given up. */
export const messageReplay = z.object({ from: z.int().positive().max(1e15).optional() });

const events = z.array(z.enum(OFFERED_EVENTS));

/** A receiver of webhooks. */
export const webhookShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Webhook'),
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** URL and secret are set in the environment. */
  isOfEnvironment: z.boolean(),
  events,
  state: z.enum(['active', 'paused']),
  /** Until when the previous secret signs as well. */
  previousSecretUntil: z.string().nullable(),
  waiting: z.int(),
  givenUp: z.int(),
  /** When it last accepted a message. */
  takenAt: z.string().nullable(),
  /** The latest error; null when it accepts messages. */
  problem: z.string().nullable(),
});
export type WebhookShape = z.infer<typeof webhookShape>;

export const webhookDraft = z.object({
  name: z.string().trim().min(1).max(60),
  /** An https URL on the internet; one from the environment is exempt. */
  url: z.string().trim().min(8).max(500),
  events: events.min(1).max(OFFERED_EVENTS.length),
});
export type WebhookDraft = z.output<typeof webhookDraft>;

/** Shown once: the signing secret in the format of Standard Webhooks. */
export const webhookSecretShape = z.object({ id: z.int(), secret: z.string() });

export const webhookMessageShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WebhookMessage'),
  id: z.int(),
  event: z.string(),
  /** Subject of the message, `order:12`: messages of one subject are delivered in order. */
  subject: z.string(),
  /** The body as sent; null before the first attempt. */
  body: z.string().nullable(),
  state: z.enum(['waiting', 'taken', 'given_up']),
  attempts: z.int(),
  happenedAt: z.string(),
  nextAt: z.string().nullable(),
  takenAt: z.string().nullable(),
  /** Latest first. */
  tries: z.array(
    z.object({
      at: z.string(),
      /** Null when there was no response. */
      status: z.int().nullable(),
      milliseconds: z.int(),
      /** Beginning of the response body. */
      answer: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
});
export type WebhookMessageShape = z.infer<typeof webhookMessageShape>;

/** Days in Paris time, inclusive, 31 at most. */
export const webhookPeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
