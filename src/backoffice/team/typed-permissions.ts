import { PERMISSIONS, type Permission } from '#modules/staff/rules/index.ts';

/** The name of the box of a permission in a form. */
export const boxOfPermission = (permission: Permission): string => `droit-${permission}`;

/** As `useForm` begins: the boxes that are ticked. */
export const tickedBoxes = (permissions: readonly Permission[]): Record<string, string> =>
  Object.fromEntries(permissions.map((permission) => [boxOfPermission(permission), 'on']));

/** The permissions whose boxes were ticked. */
export const typedPermissions = (data: FormData): Permission[] =>
  PERMISSIONS.filter((permission) => data.has(boxOfPermission(permission)));
