import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';

export const handle = { name: 'office-missing', tracking: false } satisfies RouteHandle;

/** Any other address below /gestion/: a 404 inside the layout. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function OfficeMissingPage() {
  return null;
}
