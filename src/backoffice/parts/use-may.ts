import { useRouteLoaderData } from 'react-router';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { loader } from '../frame/office-layout.tsx';

/** Whether whoever is signed in may do this: what they may not is not offered to them. */
export const useMay = (permission: Permission): boolean =>
  useRouteLoaderData<typeof loader>('office')?.staff.permissions.includes(permission) ?? false;
