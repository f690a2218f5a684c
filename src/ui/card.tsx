import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

const grounds = {
  blanc: 'bg-blanc border-brume-2',
  brume: 'bg-brume border-brume',
  butter: 'bg-beurre-200 border-beurre-200',
  quiet: 'bg-beurre-100 border-beurre-100',
};

interface CardProps {
  as?: 'article' | 'div' | 'li' | 'section' | 'aside';
  ground?: keyof typeof grounds;
  /** Lifts on hover: for a card whose whole face is a link. */
  lifts?: boolean;
  padded?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Card({
  as: Tag = 'article',
  ground = 'blanc',
  lifts,
  padded = true,
  id,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      id={id}
      data-card=""
      className={classNames(
        'relative rounded-card border',
        grounds[ground],
        padded && 'p-4 md:p-6',
        lifts && 'transition-shadow hover:shadow-2 focus-within:shadow-2',
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** The card's one main link, stretched over its whole face; other controls need `relative`. */
export function CardLink({ className, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={classNames(
        'after:absolute after:inset-0 after:rounded-card hover:underline',
        String(className ?? ''),
      )}
    />
  );
}
