import { Check } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { Icon } from '#ui/icon.tsx';
import { reasons } from '../messages/fr.json';

const t = words(reasons);

export interface MenuReason {
  /** What was answered: « 3 ans et 6 mois ». */
  answer: string;
  /** Key of the reason, or its own words. */
  reason: string;
}

/** The words of one reason. */
export const reasonText = (reason: string): string => t.translate(reason);

/** Why a food was chosen, each line tied to an answer (GDE-01). */
export function MenuReasons({ lines }: { lines: readonly MenuReason[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ answer, reason }) => (
        <li key={reason} className="flex gap-3">
          <Icon of={Check} className="mt-1 text-sapin-700" />
          <span>
            <span className="block font-bold">{answer}</span>
            {t.translate(reason)}
          </span>
        </li>
      ))}
    </ul>
  );
}
