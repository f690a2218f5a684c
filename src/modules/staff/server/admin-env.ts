import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { MemberRole, Permission, ProofKind } from '../rules/index.ts';

/** Who works in the back office. */
export interface StaffMember {
  id: number;
  email: string;
  name: string;
  role: MemberRole;
  /** Of a role the team composed. */
  composed: { id: number; name: string; goodwill: number } | null;
  permissions: readonly Permission[];
  /** False for whoever comes in by other ways alone. */
  hasPassword: boolean;
  /** What ends a sign-in that began with a password; none: the password alone opens. */
  secondFactors: readonly ProofKind[];
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
