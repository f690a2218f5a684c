import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface MainRegionProps {
  className?: string;
  children: ReactNode;
}

/** The `main` landmark, once per page: the skip link targets it. */
export function MainRegion({ className, children }: MainRegionProps) {
  return (
    <main id="contenu" tabIndex={-1} className={classNames('flex-1', className)}>
      {children}
    </main>
  );
}
