import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { ButtonContent } from './button.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { generic } from './words.ts';

interface LinkProps extends RouterLinkProps {
  /** Opens a new tab, which the link then announces (NAV-20). */
  newTab?: boolean;
  nofollow?: boolean;
}

/** A link without styles; give it `className="link"` inside running text. */
export function Link({ newTab, nofollow, children, ...rest }: LinkProps) {
  return (
    <RouterLink {...rest} rel={relOf({ newTab, nofollow })} target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && <NewTabNote />}
    </RouterLink>
  );
}

export function relOf({ newTab, nofollow }: Pick<LinkProps, 'newTab' | 'nofollow'>) {
  return classNames(newTab && 'noopener', nofollow && 'nofollow') || undefined;
}

/** Hidden text at the end of a link that opens a new tab (NAV-20). */
export const NewTabNote = () => <span className="sr-only"> {generic('newTab')}</span>;

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A link styled as a button. */
export function LinkButton({ variant, size, block, icon, className, ...link }: LinkButtonProps) {
  return (
    <Link
      {...link}
      data-button={variant ?? 'primary'}
      className={buttonClass({ variant, size, block, className })}
    >
      <ButtonContent icon={icon}>{link.children}</ButtonContent>
    </Link>
  );
}
