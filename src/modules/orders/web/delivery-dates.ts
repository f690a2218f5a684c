import { longDate } from '#i18n/dates.ts';
import { t } from './lines-words.ts';

/** « mardi 24 novembre », or « entre le mardi 24 novembre et le jeudi 26 novembre »; civil dates. */
export const deliveryDates = (from: string, to: string): string =>
  from === to ? longDate(from) : t('delivery.between', { from: longDate(from), to: longDate(to) });
