import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'picture.unreadable': 422,
  'picture.too_small': 422,
} as const satisfies RefusalCatalogue;

/** Any picture of the content API; `hash` names the files `/media/{hash}-{width}.{avif|webp}`. */
export const imageShape = z.object({
  url: z.string(),
  hash: z.string(),
  alternativeText: z.string(),
  width: z.int(),
  height: z.int(),
  /** Tiny blurred data URI; null until the picture is rendered. */
  placeholder: z.string().nullable(),
});
export type Image = z.infer<typeof imageShape>;

/** What an uploader sends back with its file (contracts §5.1). */
export const uploadAuthorisation = z.object({
  signature: z.string(),
  token: z.string(),
  /** Unix seconds. */
  expire: z.int(),
});

export const imageTicketShape = z.object({ ticket: z.string(), expire: z.int() });
