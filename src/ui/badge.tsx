import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  promo: 'bg-tomate-700 text-blanc',
  butter: 'bg-beurre-200 text-encre',
  green: 'bg-sapin-100 text-sapin-700',
  quiet: 'bg-brume text-encre-2',
};

interface BadgeProps {
  variant?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** A short label on a card: a reduction, a new product. One per card. */
export function Badge({ variant: look = 'quiet', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-badge px-2 py-0.5 text-mini font-bold whitespace-nowrap',
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
