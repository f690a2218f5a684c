import { words } from '#i18n/words.ts';
import { Alert } from '#ui/alert.tsx';
import { ration, recommendation, vet } from '../messages/fr.json';

const t = words({ ration, recommendation, vet });

/** Why no food is recommended; without a reason, no equation is valid for the values (GDE-13). */
export function VetAdvice({ reason }: { reason: string | null }) {
  if (reason === null) return <Alert tone="info">{t('ration.noResult')}</Alert>;
  const isUrgent = reason === 'urgence_urinaire';
  return (
    <Alert tone={isUrgent ? 'error' : 'warning'} title={t('vet.title')}>
      {t.translate(`vet.${reason}`)}
    </Alert>
  );
}

/** Nothing fits (GDE-22). */
export const NothingToPropose = () => <Alert tone="info">{t('recommendation.none')}</Alert>;
