import { useRouteLoaderData } from 'react-router';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { loader } from '../frame/office-layout.tsx';

/** Whether the signed-in user has a permission; actions without it are not shown. */
export const useMay = (permission: Permission): boolean => usePermissions()(permission);

/** Like `useMay`, for several permissions. */
export function usePermissions(): (permission: Permission) => boolean {
  const permissions = useRouteLoaderData<typeof loader>('office')?.staff.permissions;
  return (permission) => permissions?.includes(permission) ?? false;
}
