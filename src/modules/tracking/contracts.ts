import { z } from 'zod';
import { CONSENT_VERSION, PURPOSES } from './rules/index.ts';

/** A cookie choice as stored for proof: random id, accepted purposes and version of the text. */
export const consentInput = z.object({
  id: z.uuid().describe('Random, made by the browser that chose; it names nobody'),
  granted: z.array(z.enum(PURPOSES)).max(PURPOSES.length).describe('Purposes that were agreed to'),
  version: z.literal(CONSENT_VERSION).default(CONSENT_VERSION),
});
export type ConsentInput = z.input<typeof consentInput>;
