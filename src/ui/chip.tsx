import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

const chipClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-small font-bold ' +
  'whitespace-nowrap no-underline transition-colors';

/** A selectable chip that is a link, so that the selection is part of the address. */
export function ChipLink({ selected, ...link }: LinkProps & { selected?: boolean }) {
  return (
    <Link
      {...link}
      aria-current={selected ? 'true' : undefined}
      className={classNames(
        chipClass,
        selected
          ? 'border-sapin-700 bg-sapin-700 text-blanc'
          : 'border-trait-fort bg-blanc text-encre hover:bg-brume',
      )}
    />
  );
}

interface RemovableChipProps extends Omit<LinkProps, 'children'> {
  /** Accessible name of the action: « Retirer le filtre Canard ». */
  label: string;
  children: ReactNode;
}

/** A selected filter; following the link removes it. */
export function RemovableChip({ label, children, ...link }: RemovableChipProps) {
  return (
    <Link
      {...link}
      aria-label={label}
      className={`${chipClass} border-sapin-700 bg-sapin-100 text-sapin-700 hover:bg-blanc`}
    >
      {children}
      <Icon of={X} size={16} />
    </Link>
  );
}
