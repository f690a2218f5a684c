import { PERMISSIONS, type Permission } from '#modules/staff/rules/index.ts';

/** Name of a permission's checkbox in a form. */
export const boxOfPermission = (permission: Permission): string => `droit-${permission}`;

/** Initial values for `useForm`: the ticked boxes. */
export const tickedBoxes = (permissions: readonly Permission[]): Record<string, string> =>
  Object.fromEntries(permissions.map((permission) => [boxOfPermission(permission), 'on']));

/** The permissions whose boxes were ticked. */
export const typedPermissions = (data: FormData): Permission[] =>
  PERMISSIONS.filter((permission) => data.has(boxOfPermission(permission)));
