import type { StaffActionShape, StaffShape } from '../contracts.ts';
import { roleCodeOf, secondFactorOf } from '../rules/index.ts';
import type { StaffMember } from './admin-env.ts';
import type { StaffAction } from './queries.ts';

/** `isRequired`: whether the shop requires a second factor. */
export const presentStaff = (staff: StaffMember, isRequired: boolean): StaffShape => {
  const { id, email, name, role, composed, permissions, hasPassword, secondFactors } = staff;
  const isMachine = role === 'machine';
  return {
    '@id': `/api/v2/admin/administrators/${id}`,
    '@type': 'Administrator',
    id,
    email: isMachine ? '' : email,
    name,
    role: roleCodeOf(role, composed?.id ?? null),
    roleName: composed?.name ?? null,
    permissions: [...permissions],
    secondFactor: isMachine ? 'none' : secondFactorOf(staff, secondFactors.length > 0, isRequired),
    hasPassword,
    proofs: [...secondFactors],
  };
};

/** `page`: the page of its subject, from `findSubjects`. */
export const presentAction = (
  { at, ...action }: StaffAction,
  page: StaffActionShape['page'] = null,
): StaffActionShape => ({
  '@id': `/api/v2/admin/staff-actions/${action.id}`,
  '@type': 'StaffAction',
  ...action,
  page,
  at: at.toISOString(),
});
