import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface ButtonRowProps {
  /** It ends a panel instead of the page: it takes the panel’s ground. */
  inPanel?: boolean;
  className?: string;
  children: ReactNode;
}

/** The buttons of a form longer than the window: they stay in view at its lower edge. */
export function ButtonRow({ inPanel = false, className, children }: ButtonRowProps) {
  return (
    <div
      className={classNames(
        'sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-brume-2 py-3',
        inPanel
          ? '-mx-4 -mb-4 rounded-b-card bg-blanc px-4 md:-mx-6 md:-mb-6 md:px-6'
          : '-mx-(--edge) bg-lait px-(--edge) lg:mx-0 lg:px-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
