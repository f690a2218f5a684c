export { addStaff, type NewStaff } from './add-staff.ts';
export type { AdminEnv, StaffMember } from './admin-env.ts';
export { endStaff, forgetSecondFactor, inviteStaff, sendStaffLink } from './change-team.ts';
export { actAsStaff } from './http/act-as-staff.ts';
export { adminRoute } from './http/admin-route.ts';
export { identifyStaff } from './http/identify-staff.ts';
export { listStaffActions, type StaffAction } from './queries.ts';
export { type Deed, recordAction } from './record-action.ts';
export { listTeam } from './team.ts';
