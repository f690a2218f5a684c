import { useRouteLoaderData } from 'react-router';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { loader } from '../frame/office-layout.tsx';

/** Whether whoever is signed in may do this: what they may not is not offered to them. */
export const useMay = (permission: Permission): boolean => usePermissions()(permission);

/** The same, for a page that asks for several. */
export function usePermissions(): (permission: Permission) => boolean {
  const permissions = useRouteLoaderData<typeof loader>('office')?.staff.permissions;
  return (permission) => permissions?.includes(permission) ?? false;
}
