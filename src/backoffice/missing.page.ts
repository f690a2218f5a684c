import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';

export const handle = { name: 'office-missing', tracking: false } satisfies RouteHandle;

/** Whatever else is asked for below /gestion/: the frame says that it is not there. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function OfficeMissingPage() {
  return null;
}
