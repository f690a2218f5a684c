import { words } from '#i18n/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Table } from '#ui/table.tsx';
import messages from '../messages/fr.json';
import { type LocalTime, type Opening, WEEKDAYS, weekdayOf } from '../rules/index.ts';
import { hoursText } from './clock-time.ts';

const t = words(messages);

/** The usual weekly hours (LOC-03); today is highlighted once the time is known. */
export function HoursTable({ shop, now }: { shop: Opening; now: LocalTime | null }) {
  const today = now && weekdayOf(now.date);
  return (
    <Table caption={t('hours.caption')} hideCaption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((day) => (
          <tr key={day} className={classNames(day === today && 'bg-beurre-100')}>
            <th scope="row" className={classNames(day !== today && 'font-normal!')}>
              {t(`hours.${day}`)}
              {day === today && <span className="sr-only"> ({t('hours.today')})</span>}
            </th>
            <td className={classNames('tabular-nums', day === today && 'font-bold')}>
              {hoursText(shop.openingHours[day])}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
