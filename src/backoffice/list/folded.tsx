import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

interface FoldedProps {
  label: string;
  icon: LucideIcon;
  /** Expanded when a form in it was refused. */
  open?: boolean;
  /** The edge it is aligned to on wide screens; right by default. */
  side?: 'left' | 'right';
  children: ReactNode;
}

export const toolClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field px-2 text-small font-bold ' +
  'text-sapin-700 no-underline hover:bg-brume lg:min-h-8';

/** A native disclosure that opens over the list. */
export function Folded({ label, icon, open, side = 'right', children }: FoldedProps) {
  return (
    <details className="group relative" name="list-tools" open={open}>
      <summary className={`${toolClass} list-none`}>
        <Icon of={icon} size={16} />
        {label}
      </summary>
      <div
        className={classNames(
          'absolute top-full left-0 z-20 mt-1 grid w-72 max-w-[calc(100vw-2.5rem)] gap-3 rounded-field border border-brume-2 bg-blanc p-4 shadow-2',
          side === 'right' && 'lg:right-0 lg:left-auto',
        )}
      >
        {children}
      </div>
    </details>
  );
}
