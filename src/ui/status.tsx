import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type Tone, toneClasses, toneIcons } from './tones.ts';

/** A status with an icon and a word. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-badge px-2.5 py-1 text-small font-bold ${toneClasses[tone]}`}
    >
      <Icon of={toneIcons[tone]} size={16} />
      {children}
    </span>
  );
}
