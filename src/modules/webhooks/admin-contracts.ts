import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { OFFERED_EVENTS } from './rules/index.ts';

export const refusals = {
  'webhook.unknown': 404,
  'webhook.message_unknown': 404,
  'webhook.url': 422,
  'webhook.https': 422,
  'webhook.private': 422,
  /** Its address and secret are changed where the shop is run. */
  'webhook.of_environment': 422,
  /** A form that showed a secret came again. */
  'webhook.shown': 422,
  'webhook.period': 422,
  'webhooks.full': 422,
} as const satisfies RefusalCatalogue;

/** A message a receiver has not taken. */
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

/** From a message on, taken or not; absent: all that were given up. */
export const messageReplay = z.object({ from: z.int().positive().max(1e15).optional() });

const events = z.array(z.enum(OFFERED_EVENTS));

/** A receiver of webhooks. */
export const webhookShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Webhook'),
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Its address and secret stand in the environment. */
  isOfEnvironment: z.boolean(),
  events,
  state: z.enum(['active', 'paused']),
  /** Until when the secret before signs too. */
  previousSecretUntil: z.string().nullable(),
  waiting: z.int(),
  givenUp: z.int(),
  /** When it took a message last. */
  takenAt: z.string().nullable(),
  /** Why it took the latest one that waits not. */
  problem: z.string().nullable(),
});
export type WebhookShape = z.infer<typeof webhookShape>;

export const webhookDraft = z.object({
  name: z.string().trim().min(1).max(60),
  /** https, and on the internet. That of the environment stays as it is. */
  url: z.string().trim().min(8).max(500),
  events: events.min(1).max(OFFERED_EVENTS.length),
});
export type WebhookDraft = z.output<typeof webhookDraft>;

/** Shown once: what signs its messages, as Standard Webhooks takes it. */
export const webhookSecretShape = z.object({ id: z.int(), secret: z.string() });

export const webhookMessageShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WebhookMessage'),
  id: z.int(),
  event: z.string(),
  /** What it is about, `order:12`: messages about one thing come in order. */
  subject: z.string(),
  /** As it is sent; null before it left for the first time. */
  body: z.string().nullable(),
  state: z.enum(['waiting', 'taken', 'given_up']),
  attempts: z.int(),
  happenedAt: z.string(),
  nextAt: z.string().nullable(),
  takenAt: z.string().nullable(),
  /** The latest first. */
  tries: z.array(
    z.object({
      at: z.string(),
      /** Null: it did not answer. */
      status: z.int().nullable(),
      milliseconds: z.int(),
      /** The beginning of what it answered. */
      answer: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
});
export type WebhookMessageShape = z.infer<typeof webhookMessageShape>;

/** Days in Paris, both included, 31 at most. */
export const webhookPeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
