import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { generic } from './words.ts';

interface DialogProps {
  open: boolean;
  /** Called for Esc, the close button and a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  hideTitle?: boolean;
  /** False while it must not be left: no close button, Esc does nothing. */
  closable?: boolean;
  /** Buttons in a footer that is always visible. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The native modal dialog: it traps the focus and returns it to the opener on closing. */
export function Dialog(props: DialogProps) {
  return (
    <ModalFrame
      {...props}
      frame={classNames(
        'dialog m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[92dvh] rounded-sheet',
        props.className,
      )}
    />
  );
}

const sides = {
  left: 'mr-auto h-dvh w-[min(26rem,100vw)] md:rounded-r-sheet',
  right: 'ml-auto h-dvh w-[min(28rem,100vw)] md:rounded-l-sheet',
  bottom: 'mt-auto w-full max-h-[92dvh] rounded-t-sheet',
};

/** A dialog that slides from an edge: menus, filters. */
export function Sheet({ side = 'right', ...props }: DialogProps & { side?: keyof typeof sides }) {
  return (
    <ModalFrame
      {...props}
      side={side}
      frame={classNames('dialog sheet m-0 max-h-none max-w-none', sides[side], props.className)}
    />
  );
}

function ModalFrame(props: DialogProps & { frame: string; side?: string }) {
  const { open, onClose, title, hideTitle, closable = true, actions, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      const { clientWidth, style } = document.documentElement;
      style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
      element.showModal();
      const first = element.querySelector<HTMLElement>('[data-autofocus]');
      (first ?? element.querySelector<HTMLElement>('h2'))?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && !closable) event.preventDefault();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && open) onClose();
  };
  const pressBeside = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && closable) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the native key for the same thing
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-side={props.side}
      onCancel={cancel}
      onClose={closed}
      onClick={pressBeside}
      className={classNames('bg-blanc p-0 text-encre shadow-3', props.frame)}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div className="flex items-start justify-between gap-4 p-5 pb-2 md:px-8 md:pt-7">
          <h2 id={titleId} tabIndex={-1} className={hideTitle ? 'sr-only' : 'pt-1.5 text-h3'}>
            {title}
          </h2>
          {closable && (
            <button
              type="button"
              onClick={onClose}
              aria-label={generic('close')}
              className="-mt-1 -mr-2 ml-auto grid size-11 flex-none place-items-center rounded-full hover:bg-brume"
            >
              <Icon of={X} size={24} />
            </button>
          )}
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-8">
          {children}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-3 border-t border-brume-2 p-4 md:px-8">{actions}</div>
        )}
      </div>
    </dialog>
  );
}
