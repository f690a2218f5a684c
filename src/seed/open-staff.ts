import { addStaff } from '#modules/staff/server/index.ts';
import { hashPassword } from '#platform/passwords.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import type { DemoStaff } from '../../seeds/types.ts';

/** Lets the demonstration team in. */
export async function openStaff(machine: Machine, team: readonly DemoStaff[]): Promise<void> {
  for (const { password, ...member } of team) {
    const passwordHash = await hashPassword(password);
    await transact(machine, (work) => addStaff(work, { ...member, passwordHash }));
  }
}
