import { fullDate } from '#i18n/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { t } from '../catalogue-words.ts';

interface PreparedForProps {
  /** Civil moment the edits of the page are prepared for: `2026-12-24T08:00`. */
  at: string | null;
  /** Number of edits that wait for their moment. */
  waiting: number;
  /** The page without the moment. */
  now: string;
  versions: string;
}

/** Says that what is saved here is only prepared, or that prepared edits wait. */
export function PreparedFor({ at, waiting, now, versions }: PreparedForProps) {
  if (at) {
    const [date = '', time = ''] = at.split('T');
    const moment = t('versions.moment', { date: fullDate(date), time });
    return (
      <Alert
        tone="info"
        className="mb-6"
        title={t('edit.preparing', { moment })}
        action={
          <Link to={now} className="link">
            {t('edit.notLater')}
          </Link>
        }
      >
        {t('edit.preparingText')}
      </Alert>
    );
  }
  if (waiting === 0) return null;
  return (
    <Alert
      tone="info"
      className="mb-6"
      action={
        <Link to={versions} className="link">
          {t('edit.seeWaiting')}
        </Link>
      }
    >
      {t('edit.waiting', { count: waiting })}
    </Alert>
  );
}
