import type { PickupAddress } from '../contracts.ts';
import { t } from './relay-words.ts';
import { weekText } from './week-text.ts';

/** The address of the order's relay point, optionally with its opening hours. */
export function RelayAddress({ point, hours }: { point: PickupAddress; hours?: boolean }) {
  const { name, street, postcode, city, openingHours } = point;
  return (
    <div>
      <address className="not-italic">
        <span className="block font-bold">
          {t('at')} {name}
        </span>
        <span className="block">{street}</span>
        <span className="block">
          {postcode} {city}
        </span>
      </address>
      {hours && <WeekLines lines={weekText(openingHours)} />}
    </div>
  );
}

export function WeekLines({ lines }: { lines: readonly string[] }) {
  return (
    <p className="mt-1 text-small text-encre-2 tabular-nums">
      <span className="sr-only">{t('hours')} </span>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
