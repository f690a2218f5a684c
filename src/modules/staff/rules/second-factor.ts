import type { Role } from './permissions.ts';

/** How somebody stands with the second factor; `missing`: they may do nothing before they set it up. */
export const SECOND_FACTORS = ['none', 'on', 'missing'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Whether a role must have one, given what the shop asks for. */
export const needsSecondFactor = (role: Role, isRequired: boolean): boolean =>
  isRequired && role === 'direction';

/** See `SecondFactor`. */
export function secondFactorOf(role: Role, isOn: boolean, isRequired: boolean): SecondFactor {
  if (isOn) return 'on';
  return needsSecondFactor(role, isRequired) ? 'missing' : 'none';
}
