import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { MemberRole, Permission, ProofKind } from '../rules/index.ts';

/** A staff member, or a machine with an API key. */
export interface StaffMember {
  id: number;
  email: string;
  name: string;
  role: MemberRole;
  /** Their composed role, if they have one. */
  composed: { id: number; name: string; goodwill: number } | null;
  permissions: readonly Permission[];
  /** False when they sign in by other methods only. */
  hasPassword: boolean;
  /** Second factors that complete a sign-in by password; none means that the password suffices. */
  secondFactors: readonly ProofKind[];
}

/** The context of every admin route. */
export interface AdminEnv {
  Variables: {
    appContext: AppContext;
    requestId: string;
    log: RequestLog;
    clientAddress: string;
    staff: StaffMember;
  };
}
