import { longDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { Status } from '#ui/status.tsx';
import messages from '../messages/fr.json';
import { type LocalTime, type Opening, type OpenState, openState } from '../rules/index.ts';
import { clockTime } from './clock-time.ts';

const t = words(messages);
const DAY_MS = 86_400_000;

/** Whether the shop is open, and until when. Before the time is known, only a permanent closure is shown. */
export function OpenNote({ shop, now }: { shop: Opening; now: LocalTime | null }) {
  if (shop.closed) return <Status tone="warning">{t('state.stopped')}</Status>;
  if (!now) return null;
  const found = openState(shop, now);
  return (
    <Status tone={found.state === 'open' ? 'success' : 'neutral'}>{wordsOf(found, now)}</Status>
  );
}

function wordsOf(found: OpenState, now: LocalTime): string {
  if (found.state === 'open') return t('state.open', { time: clockTime(found.until) });
  if (found.state === 'stopped') return t('state.stopped');
  if (!found.opens) return t('state.closed');
  const time = clockTime(found.opens.time);
  const days = (Date.parse(found.opens.date) - Date.parse(now.date)) / DAY_MS;
  if (days === 0) return t('state.today', { time });
  if (days === 1) return t('state.tomorrow', { time });
  return t('state.later', { date: longDate(found.opens.date), time });
}
