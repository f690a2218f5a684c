import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';

interface AskFirstProps {
  /** Label of the disclosure, which shows the confirmation. */
  title: string;
  /** Stays open while its form was refused or is running. */
  isOpen?: boolean | undefined;
  danger?: boolean;
  /** The consequence, and the form. */
  children: ReactNode;
}

/**
 * Confirmation for an action that moves money or goods or affects people: the first press shows the
 * consequence, a second button performs it (O-02). Works without scripts.
 */
export function AskFirst({ title, isOpen, danger = false, children }: AskFirstProps) {
  return (
    <details open={isOpen}>
      <summary
        className={buttonClass({
          variant: danger ? 'danger' : 'secondary',
          size: 'compact',
          className: 'list-none',
        })}
      >
        {title}
      </summary>
      <div className="mt-3 grid gap-3">{children}</div>
    </details>
  );
}
