import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Unbroken } from './unbroken.tsx';

interface PageHeadProps {
  /** The `h1` itself: some of them take the focus. */
  children: ReactNode;
  /** Below the heading; words keep to the length of a line. */
  lead?: ReactNode;
  /** A drawing six wide and five high that fills the place it is given. */
  art: ReactNode;
  /** Where a wide page has a picture of its own beside it. */
  narrowOnly?: boolean;
  className?: string;
}

/**
 * The head of a page of text or of a form, with somebody who looks over the edge: small beside the heading
 * on a telephone, at the right of heading and lead where there is room. The place is kept before it comes.
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
