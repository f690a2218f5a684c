import { fullDate } from '#i18n/dates.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { t } from './account-words.ts';

type Parcel = OrderShape['shipments'][number]['parcels'][number];

/** Where each parcel is, on the carrier's own page (SHP-05). */
export function Tracking({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {parcels.map(({ trackingNumber, carrierLink, deliveredAt }) => (
        <li key={trackingNumber}>
          {t('list.tracking', { number: trackingNumber })}
          {deliveredAt
            ? ` · ${t('list.delivered', { date: fullDate(deliveredAt) })}`
            : carrierLink && (
                <>
                  {' · '}
                  <a href={carrierLink} rel="noopener" className="link">
                    {t('list.track')}
                  </a>
                </>
              )}
        </li>
      ))}
    </ul>
  );
}
