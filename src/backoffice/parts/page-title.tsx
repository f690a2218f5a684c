import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** A line below it. */
  lead?: ReactNode;
  /** Beside it: a state, a button. */
  aside?: ReactNode;
}

/** The heading of a page of the back office. */
export function PageTitle({ children, lead, aside }: PageTitleProps) {
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="text-h2">
          {children}
        </h1>
        {aside}
      </div>
      {lead && <p className="mt-1 text-encre-2">{lead}</p>}
    </header>
  );
}
