import { refuse } from '#kit/refusal.ts';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';

/**
 * Refuses to delete an account with something pending, such as an order to deliver or a subscription not ended
 * (PRV-07).
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

/** Why the account cannot be deleted now, as the code of the module that objects; null when it can. */
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
