import { mayDo, type Permission, type Permitted } from './permissions.ts';

/** Whoever may do one of these moves money, sees customers or makes colleagues. */
const GUARDED: readonly Permission[] = [
  'orders.refund',
  'orders.people',
  'finance.manage',
  'customers.read',
  'customers.manage',
  'staff.manage',
];

/** How somebody stands with the second factor; `missing`: they may do nothing before they set it up. */
export const SECOND_FACTORS = ['none', 'on', 'missing'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What a sign-in that began with a password may end with: a code of an application, or a passkey. */
export const PROOF_KINDS = ['code', 'passkey'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Whether somebody must have one, given what the shop asks for. */
export const needsSecondFactor = (actor: Permitted, isRequired: boolean): boolean =>
  isRequired && GUARDED.some((permission) => mayDo(actor, permission));

/** See `SecondFactor`. */
export function secondFactorOf(actor: Permitted, isOn: boolean, isRequired: boolean): SecondFactor {
  if (isOn) return 'on';
  return needsSecondFactor(actor, isRequired) ? 'missing' : 'none';
}
