import { words } from '#i18n/words.ts';
import { notes as noteTexts, ration, start } from '../messages/fr.json';

const t = words({ notes: noteTexts, ration, start });

interface RationAdviceProps {
  /** Keys under `nutrition.notes`. */
  notes: readonly string[];
  dailyTreats: boolean;
}

/** General advice for every ration: it is a starting point, to be adjusted by weighing (nutrition §8.5). */
export function RationAdvice({ notes, dailyTreats }: RationAdviceProps) {
  return (
    <div className="grid gap-2">
      {notes.map((note) => (
        <p key={note} className="font-bold">
          {t.translate(`notes.${note}`)}
        </p>
      ))}
      <p>{t('start')}</p>
      {dailyTreats && <p>{t('ration.treats')}</p>}
    </div>
  );
}
