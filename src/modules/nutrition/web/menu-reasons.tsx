import { Check } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { Icon } from '#ui/icon.tsx';
import { reasons } from '../messages/fr.json';

const t = words(reasons);

export interface MenuReason {
  /** The shopper's answer, for example « 3 ans et 6 mois ». */
  answer: string;
  /** Text key of the reason, or a literal text. */
  reason: string;
}

/** Text of one reason. */
export const reasonText = (reason: string): string => t.translate(reason);

/** Why a food was recommended, each reason with the answer it is based on (GDE-01). */
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
