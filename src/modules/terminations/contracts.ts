import { z } from 'zod';
import { GROUNDS } from './rules/index.ts';

/** No control characters: a line break would end up in a mail header. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

const request = {
  wishedOn: z.iso
    .date()
    // The civil calendar used here has no year 0.
    .refine((date) => !date.startsWith('0000'))
    .nullish()
    .or(z.literal(''))
    .transform((date) => date || null),
  ground: z
    .enum(GROUNDS)
    .nullish()
    .or(z.literal(''))
    .transform((ground) => ground || null),
};

/** The date asked for, and a reason to end before the second delivery. */
export const terminationRequest = z.object(request);

/** A notice of termination (SUB-02): name, contract and date. */
export const terminationInput = z.object({
  name: line(255),
  email: line(255).check(z.email()),
  /** In any notation: `AB-00421`, `ab 421`, or the number of its first order. */
  contract: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^([Aa][Bb])?[\s°n-]*\d[\d ]{0,19}$/u)
    .transform(asPrinted),
  /** The date asked for; absent means as soon as possible. */
  ...request,
});
export type TerminationInput = z.output<typeof terminationInput>;

/** Normalises to `AB-00421` or the nine digits of an order number. */
function asPrinted(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return /^AB/i.test(typed)
    ? `AB-${digits.replace(/^0+/, '').padStart(5, '0')}`
    : digits.padStart(9, '0');
}

/** The same response for everybody, so that it does not reveal whether a contract exists. */
export const terminationShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Termination'),
  reference: z.string(),
  contract: z.string(),
  email: z.string(),
  notifiedAt: z.string(),
});
export type TerminationShape = z.infer<typeof terminationShape>;
