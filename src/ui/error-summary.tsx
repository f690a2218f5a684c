import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { toneIcons } from './tones.ts';
import { generic } from './words.ts';

interface ErrorSummaryProps {
  /** In the order of the form; `id` is that of the control. */
  errors: readonly { id: string; message: string }[];
}

/**
 * After a refused form: with one error its field takes the focus, with more a list of links does.
 * Give it a new `key` per submission, so that it speaks again.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fixed later moves no focus
  useEffect(() => {
    if (errors.length === 1) controlOf(errors[0]?.id ?? '')?.focus();
    else summary.current?.focus();
  }, []);
  if (errors.length < 2) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-field border-2 border-tomate-700 bg-tomate-100 p-4"
    >
      <p className="flex items-center gap-2 font-bold text-tomate-700">
        <Icon of={toneIcons.error} />
        {generic('errors', { count: errors.length })}
      </p>
      <ul className="mt-2 list-disc pl-6">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="underline" onClick={(event) => focusControl(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusControl(event: React.MouseEvent, id: string) {
  const control = controlOf(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/** The control with this id; of a group, its first one. */
function controlOf(id: string): HTMLElement | null {
  const found = document.getElementById(id);
  return found?.matches('fieldset') ? found.querySelector<HTMLElement>('input') : found;
}
