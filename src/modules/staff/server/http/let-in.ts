import type { Context } from 'hono';
import { readDevice } from '#kit/device.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { StaffTokenShape } from '../../contracts.ts';
import type { AdminEnv, StaffMember } from '../admin-env.ts';
import { presentStaff } from '../present.ts';
import { recordAction } from '../record-action.ts';
import { openStaffSession } from '../staff-session.ts';

/** Opens a session, or one that awaits the second factor, and returns it. `by`: the method, for the audit log. */
export async function letIn(
  c: Context<AdminEnv>,
  staff: StaffMember,
  by: 'password' | 'code' | 'passkey' | 'provider',
  awaitsCode: boolean,
): Promise<StaffTokenShape> {
  const { appContext } = c.var;
  const device = readDevice(c.req.header('user-agent'));
  const { token, expiresAt } = await transact(appContext, async (work) => {
    if (!awaitsCode)
      await recordAction(work, staff.id, {
        action: 'staff.signed_in',
        subject: staff.email,
        detail: { by },
      });
    return openStaffSession(work, staff.id, device, awaitsCode);
  });
  const seconds = Math.floor(expiresAt.epochMilliseconds / 1000);
  const administrator = presentStaff(staff, requiresSecondFactor(appContext.config));
  return { token, expiresAt: seconds, awaitsCode, administrator };
}
