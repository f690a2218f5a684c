export { addStaff, type NewStaff } from './add-staff.ts';
export type { AdminEnv, StaffMember } from './admin-env.ts';
export { actAsStaff } from './http/act-as-staff.ts';
export { adminRoute } from './http/admin-route.ts';
export { identifyStaff } from './http/identify-staff.ts';
export { listStaffActions, type StaffAction } from './queries.ts';
export type { Deed } from './record-action.ts';
