import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface MainRegionProps {
  className?: string;
  children: ReactNode;
}

/** What a page is about, once on each: the skip link leads here, past all that stands on every page. */
export function MainRegion({ className, children }: MainRegionProps) {
  return (
    <main id="contenu" tabIndex={-1} className={classNames('flex-1', className)}>
      {children}
    </main>
  );
}
