import type { StaffActionShape, StaffShape } from '../contracts.ts';
import { permissionsOf, secondFactorOf } from '../rules/index.ts';
import type { StaffMember } from './admin-env.ts';
import type { StaffAction } from './queries.ts';

/** `isRequired`: the shop asks for a second factor. */
export const presentStaff = (
  { id, email, name, role, hasSecondFactor }: StaffMember,
  isRequired: boolean,
): StaffShape => ({
  '@id': `/api/v2/admin/administrators/${id}`,
  '@type': 'Administrator',
  id,
  email,
  name,
  role,
  permissions: [...permissionsOf(role)],
  secondFactor: secondFactorOf(role, hasSecondFactor, isRequired),
});

/** `page`: what it is about, as `findSubjects` answers it. */
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
