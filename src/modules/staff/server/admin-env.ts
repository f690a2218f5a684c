import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Role } from '../rules/index.ts';

/** Who works in the back office. */
export interface StaffMember {
  id: number;
  email: string;
  name: string;
  role: Role;
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
