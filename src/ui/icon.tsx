import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

interface IconProps {
  /** A single icon imported from lucide-react, or one of our glyphs. */
  of: LucideIcon;
  /** Pixels: 20 inside text and buttons, 24 alone. */
  size?: 16 | 20 | 24 | 32 | 48;
  className?: string;
}

/** Decorative: always beside a text or inside a control that has a name. */
export function Icon({ of: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={size > 24 ? 1.5 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={classNames('inline-block flex-none', className)}
    />
  );
}
