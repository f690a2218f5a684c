import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { t } from './account-words.ts';

/** Where the parcel is, on the carrier's own page (SHP-05). */
export function Tracking({
  order: { trackingNumber, carrierLink },
}: {
  order: Pick<OrderSummaryShape, 'trackingNumber' | 'carrierLink'>;
}) {
  if (!trackingNumber) return null;
  return (
    <p className="mt-3">
      {t('list.tracking', { number: trackingNumber })}
      {carrierLink && (
        <>
          {' · '}
          <a href={carrierLink} rel="noopener" className="link">
            {t('list.track')}
          </a>
        </>
      )}
    </p>
  );
}
