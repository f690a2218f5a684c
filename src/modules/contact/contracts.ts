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

/** A message to the support team (contracts §2.4); files travel beside it. */
export const contactInput = z.object({
  /** May be left out by who is signed in. */
  email: z.preprocess((text) => (text === '' ? null : text), email.nullish()),
  firstName: optionalLine(255),
  lastName: optionalLine(255),
  subject: optionalLine(255),
  orderId: optionalLine(64),
  productName: optionalLine(255),
  message: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
  recaptchaToken: z.string().nullish(),
});
export type ContactInput = z.infer<typeof contactInput>;
