import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'picture.unreadable': 422,
  'picture.too_small': 422,
} as const satisfies RefusalCatalogue;

/** A picture in the content API; `hash` names the files `/media/{hash}-{width}.{avif|webp}`. */
export const imageShape = named(
  'Image',
  'A picture of the shop.',
  z.object({
    url: z.string().describe('Address of it, from the root of the site'),
    hash: z.string().describe('Names its files: `/media/{hash}-{width}.{avif|webp}`'),
    alternativeText: z.string().describe('What it shows, for who cannot see it'),
    width: z.int().describe('Pixels across'),
    height: z.int().describe('Pixels down'),
    /** Small blurred data URI; null until the picture is rendered. */
    placeholder: z
      .string()
      .nullable()
      .describe('Tiny blurred data URI; null until the picture is rendered'),
  }),
);
export type Image = z.infer<typeof imageShape>;

/** Fields an uploader sends along with its file (contracts §5.1). */
export const uploadAuthorisation = z.object({
  signature: z.string(),
  token: z.string(),
  /** Unix seconds. */
  expire: z.int(),
});

export const imageTicketShape = z.object({ ticket: z.string(), expire: z.int() });
