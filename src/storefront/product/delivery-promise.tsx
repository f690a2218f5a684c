import { Truck } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { briefDate, longDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import type { DeliveryEstimate } from '#services/shop/delivery.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import messages from '../messages/product.fr.json';

const t = words(messages);

/**
 * The delivery dates, loaded after rendering because documents are cached and dates change. They
 * replace a placeholder line, so that nothing shifts.
 */
export function DeliveryPromise() {
  const { load, data } = useFetcher<{ estimate: DeliveryEstimate | null }>({ key: 'delivery' });
  useEffect(() => {
    if (!data && navigator.onLine) void load(paths.deliveryEstimate());
  }, [data, load]);
  const estimate = data?.estimate;
  return (
    <p className="flex gap-2 text-small">
      <Icon of={Truck} />
      <span className="min-w-0">
        <span className="block max-[359px]:min-h-12">
          {estimate ? (
            <>
              {t('buy.delivered')}{' '}
              <strong>
                {estimate.from === estimate.to
                  ? longDate(estimate.from)
                  : t('buy.between', {
                      from: briefDate(estimate.from),
                      to: briefDate(estimate.to),
                    })}
              </strong>
            </>
          ) : (
            t('buy.delivery')
          )}
        </span>
        <Link to={paths.page(pageSlugs.delivery)} className="link py-1">
          {t('buy.trust.delivery')}
        </Link>
      </span>
    </p>
  );
}
