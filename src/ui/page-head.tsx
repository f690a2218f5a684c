import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Unbroken } from './unbroken.tsx';

interface PageHeadProps {
  /** The `h1` element, as some pages focus it. */
  children: ReactNode;
  /** Below the heading; its width is limited for readability. */
  lead?: ReactNode;
  /** A drawing with an aspect ratio of 6:5 that fills its container. */
  art: ReactNode;
  /** Hides the drawing on wide pages that have a picture of their own. */
  narrowOnly?: boolean;
  className?: string;
}

/**
 * The head of a text or form page with a drawing of an animal: small beside the heading on a phone,
 * to the right of heading and lead on wide screens. Its space is reserved, so that nothing shifts
 * when it loads.
 */
export function PageHead({ children, lead, art, narrowOnly, className }: PageHeadProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-3',
        narrowOnly ? 'lg:grid-cols-1' : 'md:grid-cols-[minmax(0,1fr)_13.5rem] md:gap-x-8',
        className,
      )}
    >
      <div className={classNames('min-w-0', lead && !narrowOnly ? 'md:self-end' : '')}>
        {children}
      </div>
      <div
        aria-hidden="true"
        className={classNames(
          'aspect-6/5 print:hidden',
          narrowOnly ? 'lg:hidden' : lead ? 'md:row-span-2' : '',
        )}
      >
        {art}
      </div>
      {lead && (
        <div
          className={classNames(
            'mt-3',
            narrowOnly ? 'col-span-2 lg:col-span-1' : 'col-span-2 md:col-span-1 md:self-start',
            typeof lead === 'string' && 'max-w-text text-encre-2',
          )}
        >
          {typeof lead === 'string' ? <Unbroken text={lead} /> : lead}
        </div>
      )}
    </div>
  );
}
