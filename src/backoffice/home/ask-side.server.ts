import type { Permission } from '#modules/staff/rules/index.ts';

/** Result of loading a part of a page; `null` without permission. */
export type Side<T> = { value: T } | { failed: true } | null;

/**
 * Loads a part of a page independently: only with permission, and a failure does not affect the
 * other parts. A revoked session redirects to the sign-in.
 */
export async function askSide<T>(
  permissions: readonly Permission[],
  permission: Permission,
  ask: () => Promise<T>,
): Promise<Side<T>> {
  if (!permissions.includes(permission)) return null;
  try {
    return { value: await ask() };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}
