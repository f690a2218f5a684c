import { fullDate, longDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import messages from '../messages/fr.json';
import { type LocalTime, type Opening, specialDays } from '../rules/index.ts';
import { hoursText } from './clock-time.ts';

const t = words(messages);

/** Dated openings and closures (LOC-04, LOC-05); past ones disappear once the date is known. */
export function SpecialDays({ shop, now }: { shop: Opening; now: LocalTime | null }) {
  const days = specialDays(shop, now?.date ?? '');
  if (days.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2">{t('hours.special')}</h3>
      <ul className="flex flex-col gap-2 text-small">
        {days.map(({ from, to, hours, label }) => (
          <li key={from}>
            <strong className="block first-letter:uppercase">
              {from === to
                ? longDate(from)
                : t('hours.fromTo', { from: fullDate(from), to: fullDate(to) })}
            </strong>
            {hours.length > 0
              ? t('hours.openOn', { label, hours: hoursText(hours) })
              : t('hours.closedOn', { label })}
          </li>
        ))}
      </ul>
    </>
  );
}
