import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** An illustration. */
  art?: ReactNode;
  title: ReactNode;
  /** Heading level on its page. */
  level?: 1 | 2 | 3;
  actions?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ art, title, level = 2, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center gap-4 py-10 text-center">
      {art}
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-h2">
        {title}
      </Heading>
      {children && <div className="text-balance text-encre-2">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
