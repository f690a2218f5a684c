import { refuse } from '#kit/refusal.ts';
import type { PersonalData, Work } from '#schema.ts';

/**
 * What is under way keeps the account: an order to deliver, a subscription to end first (PRV-07).
 * @throws Refusal with the code of the module that objects.
 */
export async function refuseObstacles(
  work: Work,
  parts: readonly PersonalData[],
  customerId: number,
): Promise<void> {
  for (const part of parts) {
    const code = await part.findObstacle?.(work, customerId);
    if (code) throw refuse(code);
  }
}
