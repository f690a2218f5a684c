import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface ButtonRowProps {
  /** At the end of a panel instead of the page: uses the panel's background. */
  inPanel?: boolean;
  className?: string;
  children: ReactNode;
}

/** The buttons of a form taller than the window, sticky at the bottom. */
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
