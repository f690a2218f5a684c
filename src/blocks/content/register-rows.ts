import { words } from '#i18n/words.ts';
import { retention, type Term } from '#retention.ts';
import messages from '../messages/registers.fr.json';

const t = words(messages);

/** `3 ans`, `13 mois`, `30 jours`. */
function termText(term: Term): string {
  if ('years' in term) return t('year', { count: term.years });
  if ('months' in term) return t('month', { count: term.months });
  return t('day', { count: term.days });
}

/** What is known of people, what for, and until when. */
export function retentionRows(): { label: string; value: string }[] {
  const terms = Object.fromEntries(
    Object.entries(retention).map(([name, term]) => [name, termText(term)]),
  );
  return Object.keys(messages.retention).map((row) => ({
    label: t.translate(`retention.${row}.label`),
    value: t.translate(`retention.${row}.value`, terms),
  }));
}
