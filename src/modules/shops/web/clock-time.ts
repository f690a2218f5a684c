import { hours as span } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import messages from '../messages/fr.json';
import type { Hours } from '../rules/index.ts';

const t = words(messages);

/** `09:30` in French notation: `9:30`. */
export const clockTime = (time: string) => time.replace(/^0/, '');

/** `9:30–12:30 et 14:00–19:00`, or « Fermé ». */
export const hoursText = (hours: Hours) =>
  hours.length === 0
    ? t('hours.closed')
    : hours.map(([from, to]) => span(from, to)).join(t('hours.and'));
