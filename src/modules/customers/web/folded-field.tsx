import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface FoldedFieldProps {
  /** Label of the link that expands it. */
  label: string;
  /** Expanded from the start: the field has a value or an error. */
  open: boolean;
  children: ReactNode;
}

/**
 * A rarely used field, collapsed to one line until it is opened. A native `details` element, so
 * that it works without scripts.
 */
export function FoldedField({ label, open, children }: FoldedFieldProps) {
  return (
    <details open={open}>
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1">
        <Icon of={ChevronDown} size={20} className="chevron" />
        {label}
      </summary>
      {children}
    </details>
  );
}
