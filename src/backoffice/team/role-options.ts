import type { ComposedRoleShape } from '#modules/staff/contracts.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import type { SelectOption } from '#ui/select.tsx';
import { t } from '../frame/frame-words.ts';

/** Options for a staff member's role: built-in ones, then composed ones. */
export const roleOptions = (composed: readonly ComposedRoleShape[]): SelectOption[] => [
  ...ROLES.map((role) => ({ value: role as string, label: t(`roles.${role}`) })),
  ...composed.map(({ code, name }) => ({ value: code, label: name })),
];
