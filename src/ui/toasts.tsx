import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-queue.ts';
import { toneIcons } from './tones.ts';
import { generic } from './words.ts';

const stay = 6000;
const none: readonly Toast[] = [];

/** The container of all toasts; rendered once per document. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 p-4 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/**
 * Disappears after six seconds, unless it is hovered or focused, or the visitor is using the keyboard and may be moving towards
 * it.
 */
function ToastLine({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    let timer: number | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => dismissToast(toast.id), stay);
    };
    wait();
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait);
    };
  }, [held, toast.id]);
  const { text, action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only delays its leaving
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="on-dark pointer-events-auto flex max-w-full items-center gap-3 rounded-field bg-sapin-800 py-1 pr-1 pl-4 text-small text-blanc shadow-2"
    >
      <Icon of={toneIcons.success} />
      <span>
        {text}{' '}
        {action && (
          <button
            type="button"
            className="min-h-11 whitespace-nowrap px-2 font-bold text-beurre-300 underline"
            onClick={() => {
              action.run();
              dismissToast(toast.id);
            }}
          >
            {action.label}
          </button>
        )}
      </span>
      <button
        type="button"
        aria-label={generic('close')}
        className="grid size-11 place-items-center rounded-badge hover:bg-sapin-700"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
