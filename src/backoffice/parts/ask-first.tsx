import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';

interface AskFirstProps {
  /** What the first press names: it opens what follows and does nothing else. */
  title: string;
  /** It was refused, or is being answered: it stays open. */
  isOpen?: boolean | undefined;
  danger?: boolean;
  /** What it will do, and the form that does it. */
  children: ReactNode;
}

/**
 * Something that moves money, goods or trust: the first press shows what would happen, the second one,
 * elsewhere, does it (O-02). Works without scripts.
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
