import { Package, PackageCheck, PackageOpen } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { OrderShape } from '../contracts.ts';
import { t } from './lines-words.ts';

type Shipment = OrderShape['shipments'][number];
type Goods = NonNullable<Shipment['toFollow']>;

interface ParcelsProps {
  parcels: Shipment['parcels'];
  /** The articles still to follow; null when unknown, empty when there are none. */
  toFollow: Shipment['toFollow'];
}

/** The parcels of an order that left, each with its contents and a link to the carrier's tracking page (SHP-05). */
export function Parcels({ parcels, toFollow }: ParcelsProps) {
  if (parcels.length === 0) return null;
  const isOpen = toFollow === null || toFollow.length > 0;
  // A single parcel contains the whole order, so its contents are not listed.
  const isSplit = isOpen || parcels.length > 1;
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
              {t(isOpen ? 'parcels.positionOpen' : 'parcels.position', {
                count: parcels.length,
                part: index + 1,
              })}
              {' · '}
              {parcel.deliveredAt
                ? t('parcels.delivered', { date: fullDate(parcel.deliveredAt) })
                : t('parcels.left', { date: fullDate(parcel.shippedAt) })}
            </p>
            <p className="text-small break-words text-encre-2 tabular-nums">
              {t('parcels.number', { number: parcel.trackingNumber })}
            </p>
            {isSplit && parcel.contents && (
              <GoodsList label={t('parcels.contents')} goods={parcel.contents} />
            )}
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
      {toFollow && toFollow.length > 0 && (
        <li className="flex gap-x-4 rounded-field border border-dashed border-trait-fort p-4">
          <Icon of={PackageOpen} size={24} className="self-start text-encre-2" />
          <div className="min-w-0 flex-1">
            <p className="font-bold">{t('parcels.follows')}</p>
            <GoodsList label={t('parcels.follows')} goods={toFollow} />
            <p className="text-small text-encre-2">{t('parcels.followsText')}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

function GoodsList({ label, goods }: { label: string; goods: Goods }) {
  return (
    <ul aria-label={label} className="my-1 text-small">
      {goods.map(({ variantCode, quantity, productName, variantName }) => (
        <li key={variantCode}>
          {t('parcels.good', {
            quantity,
            name: [productName, variantName].filter(Boolean).join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}
