import type { LucideIcon } from 'lucide-react';
import type { ButtonVariant } from '#ui/button-class.ts';
import { LinkButton } from '#ui/link.tsx';

interface ContentButtonProps {
  /** A link in the shape of the content API (NAV-20). */
  cta: { label: string; link: { to: string; target_blank?: boolean; nofollow?: boolean } };
  variant?: ButtonVariant;
  size?: 'regular' | 'compact';
  icon?: LucideIcon;
  className?: string;
}

export function ContentButton({ cta: { label, link }, ...rest }: ContentButtonProps) {
  return (
    <LinkButton to={link.to} newTab={link.target_blank} nofollow={link.nofollow} {...rest}>
      {label}
    </LinkButton>
  );
}
