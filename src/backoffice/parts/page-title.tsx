import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** A line below it. */
  lead?: ReactNode;
  /** A status or button beside the title. */
  aside?: ReactNode;
  /** Places the line beside the title, to save space above a list. */
  inline?: boolean;
}

/** The heading of a page of the back office. */
export function PageTitle({ children, lead, aside, inline }: PageTitleProps) {
  return (
    <header className={inline ? 'mb-3' : 'mb-6'}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="text-h2">
          {children}
        </h1>
        {inline && lead && <p className="text-encre-2">{lead}</p>}
        {aside}
      </div>
      {!inline && lead && <p className="mt-1 max-w-text text-encre-2">{lead}</p>}
    </header>
  );
}
