import { fullDate } from '#i18n/dates.ts';
import type { ClosingShape } from '#modules/settings/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';
import { t } from './settings-words.ts';

/** What closing days change before they are decided: what was to leave on each of them, and when it can. */
export function ClosingConsequence({ closing }: { closing: readonly ClosingShape[] }) {
  if (closing.length === 0) return <li>{t('rules.closingNone')}</li>;
  return (
    <>
      {closing.map((one) => (
        <li key={one.day}>
          {t('rules.closingDay', {
            day: fullDate(one.day),
            what: leavingOf(one),
            next: fullDate(one.next),
          })}
          <Named closing={one} />
        </li>
      ))}
      <li>{t('rules.closingHolds')}</li>
    </>
  );
}

function leavingOf({ deliveries, orders }: ClosingShape): string {
  const parts = [
    deliveries > 0 && t('rules.closingDeliveries', { count: deliveries }),
    orders > 0 && t('rules.closingOrders', { count: orders }),
  ].filter((part) => part !== false);
  const [one = '', other] = parts;
  return other === undefined ? one : t('rules.closingBoth', { one, other });
}

/** Links to the first of them. */
function Named({ closing }: { closing: ClosingShape }) {
  const { deliveries, orders, subscriptionCodes, orderNumbers } = closing;
  const more = deliveries + orders - subscriptionCodes.length - orderNumbers.length;
  const links = [
    ...subscriptionCodes.map((code) => [code, officePaths.subscription(code)] as const),
    ...orderNumbers.map((number) => [number, officePaths.order(number)] as const),
  ];
  return (
    <span className="flex flex-wrap gap-x-3 text-small">
      {links.map(([name, to]) => (
        <Link
          key={to}
          to={to}
          className="link inline-flex min-h-11 items-center tabular-nums lg:min-h-8"
        >
          {name}
        </Link>
      ))}
      {more > 0 && (
        <span className="inline-flex items-center">{t('rules.closingMore', { count: more })}</span>
      )}
    </span>
  );
}
