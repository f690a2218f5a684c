import { words } from '#i18n/words.ts';
import type { DecidedTerms } from '#kit/adjustable-terms.ts';
import { browserStorage } from '#kit/cookies.ts';
import { type Term, termsWith } from '#registry/retention.ts';
import messages from '../messages/registers.fr.json';

const t = words(messages);

/** `3 ans`, `13 mois`, `30 jours`. */
function termText(term: Term): string {
  if ('years' in term) return t('year', { count: term.years });
  if ('months' in term) return t('month', { count: term.months });
  return t('day', { count: term.days });
}

/** Rows of the retention table: data, purpose and period, with the periods the team `shortened`. */
export function retentionRows(shortened: DecidedTerms = {}): { label: string; value: string }[] {
  const terms = Object.fromEntries(
    Object.entries(termsWith(shortened)).map(([name, term]) => [name, termText(term)]),
  );
  return Object.keys(messages.retention).map((row) => ({
    label: t.translate(`retention.${row}.label`),
    value: t.translate(`retention.${row}.value`, terms),
  }));
}

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

/** `30 jours`, `1 heure`, `le temps de la visite`. */
function retentionOf({ kind, seconds }: { kind: string; seconds: number | null }): string {
  if (seconds === null) return t(kind === 'visit' ? 'duration.visit' : 'duration.lasting');
  if (seconds >= DAY) return t('day', { count: seconds / DAY });
  if (seconds >= HOUR) return t('hour', { count: seconds / HOUR });
  return t('minute', { count: seconds / MINUTE });
}

/** Rows of the table of browser storage: name, purpose, lifetime and required consent. */
export const cookieRows = (): { label: string; value: string }[] =>
  Object.entries(browserStorage).map(([key, { name, ...entry }]) => ({
    label: name,
    value: t('cookie', {
      use: t.translate(`cookies.${key}`),
      time: retentionOf(entry),
      need: t.translate(`need.${entry.purpose ?? 'none'}`),
    }),
  }));
