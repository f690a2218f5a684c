import { refuse } from '#kit/refusal.ts';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';

/**
 * What is under way keeps the account: an order to deliver, a subscription to end first (PRV-07).
 * @throws Refusal with the code of the module that objects.
 */
export async function refuseObstacles(
  work: UnitOfWork,
  parts: readonly PersonalData[],
  customerId: number,
): Promise<void> {
  const code = await findObstacle(work, parts, customerId);
  if (code) throw refuse(code);
}

/** Why the account must stay for now, as the code of the module that objects; null when none does. */
export async function findObstacle(
  work: UnitOfWork,
  parts: readonly PersonalData[],
  customerId: number,
): Promise<string | null> {
  for (const part of parts) {
    const code = await part.findObstacle?.(work, customerId);
    if (code) return code;
  }
  return null;
}
