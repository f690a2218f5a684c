import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  block?: boolean;
  /** While true the label stays, a spinner shows and further presses are ignored. */
  pending?: boolean;
  icon?: LucideIcon;
}

export function Button({ variant, size, block, pending = false, icon, ...button }: ButtonProps) {
  const { className, onClick, children, type = 'button', ...rest } = button;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={pending || rest['aria-disabled']}
      data-button={variant ?? 'primary'}
      className={buttonClass({ variant, size, block, className })}
    >
      <ButtonContent icon={icon} pending={pending}>
        {children}
      </ButtonContent>
    </button>
  );
}

interface ContentProps {
  icon?: LucideIcon;
  pending?: boolean;
  children: ReactNode;
}

/** Content shared with links that look like buttons; the spinner does not change the width. */
export function ButtonContent({ icon, pending, children }: ContentProps) {
  if (pending && !icon) {
    return (
      <>
        <Spinner className="absolute left-1.5 size-3.5" />
        {children}
      </>
    );
  }
  return (
    <>
      {pending && <Spinner />}
      {!pending && icon && <Icon of={icon} />}
      {children}
    </>
  );
}
