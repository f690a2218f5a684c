import { Package, PackageCheck } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { OrderShape } from '../contracts.ts';
import { t } from './lines-words.ts';

type Parcel = OrderShape['shipments'][number]['parcels'][number];

/** What left of an order, parcel by parcel, each with the way to its carrier's page (SHP-05). */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <ul aria-label={t('parcels.label')} className="grid gap-3">
      {parcels.map((parcel, index) => (
        <li
          key={parcel.trackingNumber}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-brume-2 bg-blanc p-4"
        >
          <Icon
            of={parcel.deliveredAt ? PackageCheck : Package}
            size={24}
            className="self-start text-sapin-700"
          />
          <div className="min-w-48 flex-1">
            <p className="font-bold">
              {t('parcels.position', { count: parcels.length, part: index + 1 })}
              {' · '}
              {parcel.deliveredAt
                ? t('parcels.delivered', { date: fullDate(parcel.deliveredAt) })
                : t('parcels.left', { date: fullDate(parcel.shippedAt) })}
            </p>
            <p className="text-small break-words text-encre-2 tabular-nums">
              {t('parcels.number', { number: parcel.trackingNumber })}
            </p>
          </div>
          {!parcel.deliveredAt && parcel.carrierLink && (
            <LinkButton
              to={parcel.carrierLink}
              variant="secondary"
              size="compact"
              className="w-full md:w-auto"
            >
              {t('parcels.track')}
              <span className="sr-only"> {parcel.trackingNumber}</span>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
