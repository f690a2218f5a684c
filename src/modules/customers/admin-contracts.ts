import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { addressShape, customerUpdate } from './contracts.ts';

export const refusals = {
  /** The customer was erased: nothing can be changed. */
  'customer.erased': 422,
  /** The customer has no such note, or it was deleted. */
  'customer_note.unknown': 404,
  /** No such mail was sent to this customer. */
  'customer_mail.unknown': 404,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({ '@id': z.string(), '@type': z.literal(type) });

/** A row of the team's list of customers. */
export const teamCustomerRowShape = z.object({
  ...item('Customer'),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  channel: z.string(),
  createdAt: z.string(),
  verified: z.boolean(),
  newCustomer: z.boolean(),
  subscriber: z.boolean(),
  erased: z.boolean(),
});
export type TeamCustomerRowShape = z.infer<typeof teamCustomerRowShape>;

/** Internal note about a customer. */
const noteShape = z.object({
  id: z.int(),
  text: z.string(),
  by: z.string(),
  createdAt: z.string(),
});

/** A customer, as the team sees them. */
export const teamCustomerShape = teamCustomerRowShape.extend({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['m', 'f', 'u']),
  birthday: z.string().nullable(),
  addresses: z.array(addressShape),
  notes: z.array(noteShape),
});
export type TeamCustomerShape = z.infer<typeof teamCustomerShape>;

/** Fields the team may correct; a new e-mail is unverified until its owner opens the link sent to it. */
export const customerCorrection = customerUpdate.pick({
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
});

const LONGEST_NOTE = 2000;

/** Text of several lines. */
export const noteInput = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_NOTE)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});

/** A mail sent to a customer. */
export const customerMailRowShape = z.object({
  ...item('Mail'),
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  writtenAt: z.string(),
  /** Null while it is queued. */
  sentAt: z.string().nullable(),
});
export type CustomerMailRowShape = z.infer<typeof customerMailRowShape>;

/** Plain text without links, because some links sign in or open an order. */
export const customerMailShape = customerMailRowShape.extend({ text: z.string() });
export type CustomerMailShape = z.infer<typeof customerMailShape>;
