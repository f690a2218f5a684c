import { addStaff } from '#modules/staff/server/index.ts';
import { hashPassword } from '#platform/passwords.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { DemoStaff } from '../../seeds/types.ts';

/** Creates the staff accounts of the demonstration. */
export async function openStaff(appContext: AppContext, team: readonly DemoStaff[]): Promise<void> {
  for (const { password, ...member } of team) {
    const passwordHash = await hashPassword(password);
    await transact(appContext, (work) => addStaff(work, { ...member, passwordHash }));
  }
}
