import { mayDo, type Permission, type Permitted } from './permissions.ts';

/** Permissions that require a second factor: they move money, show customers or manage the team. */
const GUARDED: readonly Permission[] = [
  'orders.refund',
  'orders.people',
  'finance.manage',
  'customers.read',
  'customers.manage',
  'staff.manage',
];

/** State of the second factor; `missing` means that it must be set up before anything else. */
export const SECOND_FACTORS = ['none', 'on', 'missing'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Kinds of second factor after a password: a code of an authenticator app, or a passkey. */
export const PROOF_KINDS = ['code', 'passkey'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Whether a second factor is mandatory, given the shop's setting. */
export const needsSecondFactor = (actor: Permitted, isRequired: boolean): boolean =>
  isRequired && GUARDED.some((permission) => mayDo(actor, permission));

/** See `SecondFactor`. */
export function secondFactorOf(actor: Permitted, isOn: boolean, isRequired: boolean): SecondFactor {
  if (isOn) return 'on';
  return needsSecondFactor(actor, isRequired) ? 'missing' : 'none';
}
