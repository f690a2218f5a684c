import { inParis } from '#kit/dates.ts';
import type { DataExportShape } from '../contracts.ts';
import type { DataExport } from './queries.ts';

const pathOf = (id: number) => `/api/v2/shop/data-exports/${id}`;

/** The DataExport of contracts §2.9; after a week it counts as expired, even before the cleanup job ran. */
export function presentExport(
  { id, state, requestedAt, expiresAt }: DataExport,
  now: Temporal.Instant,
): DataExportShape {
  const isOver = state === 'ready' && (expiresAt?.getTime() ?? 0) <= now.epochMilliseconds;
  const shown = isOver ? 'expired' : state;
  return {
    '@id': pathOf(id),
    '@type': 'DataExport',
    id,
    state: shown,
    requestedAt: inParis(requestedAt),
    downloadUrl: shown === 'ready' ? `${pathOf(id)}/archive` : null,
    expiresAt: expiresAt && inParis(expiresAt),
  };
}
