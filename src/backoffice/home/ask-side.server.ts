import type { Permission } from '#modules/staff/rules/index.ts';

/** What a part of a page came to: `null` when it is not theirs to see. */
export type Side<T> = { value: T } | { failed: true } | null;

/**
 * Asks for a part of a page beside the others: only what a role may see, and one that fails leaves
 * the others standing. Being signed out leads away, as everywhere.
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
