import { Check, Download } from 'lucide-react';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { OwnReturnShape } from '#modules/claims/contracts.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

/** Return parcels at the shop's cost, with their labels and the carrier's tracking (WDR-04). */
export function OrderReturns({ returns, refunds }: Pick<OwnOrder, 'returns' | 'refunds'>) {
  if (returns.length === 0) return null;
  return (
    <Card as="section" ground="quiet" className="mt-6 grid gap-5">
      <h2 className="text-h4">{t('returns.title')}</h2>
      {returns.map((one) => (
        <OneReturn key={one.id} {...one} isRefunded={refunds.length > 0} />
      ))}
    </Card>
  );
}

function OneReturn({
  trackingNumber,
  arrivedAt,
  events,
  id,
  label,
  isRefunded,
}: OwnReturnShape & { isRefunded: boolean }) {
  const [latest] = events;
  // Without tracking events only the label is shown; after a refund the customer is not asked to hand the parcel in.
  const silent = isRefunded ? 'refunded' : 'offered';
  const stands = latest?.state ?? silent;
  return (
    <div className="grid gap-2">
      <p className="font-bold">
        {arrivedAt && <Icon of={Check} className="mr-2 inline text-sapin-700" />}
        {arrivedAt
          ? t('returns.stands.arrived', { date: fullDate(arrivedAt) })
          : t(`returns.stands.${stands}`)}
      </p>
      <p className="text-small break-words text-encre-2">
        {t('returns.number', { number: trackingNumber })}
      </p>
      {label && (
        <a
          // Below the page of the order, with an account or without one.
          href={`documents/retour-${id}/`}
          download
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <Icon of={Download} />
          {t('returns.label')}
        </a>
      )}
      {events.length > 0 && (
        <ol aria-label={t('returns.way')} className="grid gap-2 border-l-2 border-brume-2 pl-4">
          {events.map(({ at, label, place }) => (
            <li key={`${at} ${label}`} className="text-small">
              <time dateTime={at} className="text-encre-2">
                {t('returns.at', { date: fullDate(at), time: timeOfDay(at) })}
              </time>
              {/* The carrier's own text. */}
              <p lang="fr" className="break-words">
                {place ? `${label} (${place})` : label}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
