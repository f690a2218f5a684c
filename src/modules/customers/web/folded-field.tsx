import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface FoldedFieldProps {
  /** What unfolds it. */
  label: string;
  /** Something stands in the field, or is wrong with it. */
  open: boolean;
  children: ReactNode;
}

/** A field few people need: one line until they ask for it. Native, so that it opens without scripts. */
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
