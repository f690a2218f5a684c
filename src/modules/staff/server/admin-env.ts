import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { MemberRole, Permission } from '../rules/index.ts';

/** Who works in the back office. */
export interface StaffMember {
  id: number;
  email: string;
  name: string;
  role: MemberRole;
  /** Of a role the team composed. */
  composed: { id: number; name: string; goodwill: number } | null;
  permissions: readonly Permission[];
  /** They sign in with a code of an application, too. */
  hasSecondFactor: boolean;
}

/** What every route of the admin API finds in its context. */
export interface AdminEnv {
  Variables: {
    appContext: AppContext;
    requestId: string;
    log: RequestLog;
    clientAddress: string;
    staff: StaffMember;
  };
}
