import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff } from '#modules/staff/server/index.ts';
import { ld } from '#platform/http/ld-json.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';
import { presentTeamSubscription } from './present-for-team.ts';
import { findSubscriptionByCode } from './queries.ts';
import { readForTeam } from './read-for-team.ts';

interface TeamChange {
  /** Its name in the audit log. */
  action: string;
  code: string;
  version: string | undefined;
  /** Parameters of the request without personal data, because the log is never erased. */
  detail?: Record<string, unknown>;
}

/**
 * Access of a staff member to a customer's subscription.
 * @throws Refusal `subscription.unknown`.
 */
export async function teamAccess(
  c: Context<AdminEnv>,
  { code, version }: Pick<TeamChange, 'code' | 'version'>,
): Promise<Access> {
  const subscription = await findSubscriptionByCode(c.var.appContext.db, code);
  if (!subscription) throw refuse('subscription.unknown');
  const { customerId } = subscription;
  return { code, customerId, by: 'staff', version: version === undefined ? null : Number(version) };
}

/** Runs one of the customer's own commands on their behalf and returns the subscription. */
export async function changeForTeam(
  c: Context<AdminEnv>,
  { action, detail = {}, ...change }: TeamChange,
  command: (work: UnitOfWork, access: Access) => Promise<unknown>,
): Promise<Response> {
  const { code } = change;
  const access = await teamAccess(c, change);
  await actAsStaff(c, { action, subject: code, detail }, (work) => command(work, access));
  const { db, clock } = c.var.appContext;
  const today = clock.today();
  return ld(c, presentTeamSubscription(await readForTeam(db, code, today), today));
}
