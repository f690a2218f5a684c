import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { ButtonContent } from './button.tsx';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';
import { generic } from './words.ts';

interface LinkProps extends RouterLinkProps {
  /** Opens in another window, which the link then says (NAV-20). */
  newTab?: boolean;
  nofollow?: boolean;
}

/** A link without looks; give it `className="link"` inside running text. */
export function Link({ newTab, nofollow, children, ...rest }: LinkProps) {
  const rel = [newTab && 'noopener', nofollow && 'nofollow'].filter(Boolean).join(' ');
  return (
    <RouterLink {...rest} rel={rel || undefined} target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && <span className="sr-only"> {generic('newTab')}</span>}
    </RouterLink>
  );
}

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
  block?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
}

/** Goes somewhere, but weighs as much as a button. */
export function LinkButton({ look, size, block, icon, className, ...link }: LinkButtonProps) {
  return (
    <Link
      {...link}
      data-button={look ?? 'primary'}
      className={buttonClass({ look, size, block, className })}
    >
      <ButtonContent icon={icon}>{link.children}</ButtonContent>
    </Link>
  );
}
