import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './wave-words.ts';

/** Key combinations scanners send for FNC1, which a field would not receive as a character. */
const isSeparator = ({ key, ctrlKey }: KeyboardEvent) => key === 'F8' || (ctrlKey && key === ']');

/** Receives scanner input (ending with Enter) wherever the focus is, without opening the keyboard of a phone. */
export function ScanField({
  onScan,
  label = t('packing.field'),
  hint = t('packing.hint'),
}: {
  onScan: (text: string) => void;
  label?: string;
  hint?: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input) return;
      if (isSeparator(event)) {
        event.preventDefault();
        input.value += '\u001d';
        return;
      }
      const { target } = event;
      const isElsewhere =
        target instanceof HTMLElement &&
        target !== input &&
        target.closest('input, textarea, select, button, a, summary');
      if (
        event.key.length === 1 &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isElsewhere
      )
        input.focus();
    };
    addEventListener('keydown', take);
    field.current?.focus({ preventScroll: true });
    return () => removeEventListener('keydown', take);
  }, []);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const input = field.current;
        const text = input?.value.trim() ?? '';
        if (input) input.value = '';
        input?.focus({ preventScroll: true });
        if (text !== '') onScan(text);
      }}
    >
      <TextField
        ref={field}
        id="scan"
        name="scan"
        label={label}
        hint={hint}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
      />
      <Button type="submit" variant="secondary">
        {t('packing.submit')}
      </Button>
    </form>
  );
}
