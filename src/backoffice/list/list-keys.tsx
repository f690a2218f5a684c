import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { toolClass } from './folded.tsx';
import { t as tList } from './list-words.ts';

const ROW = 'tr[data-row]';
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Moves the focus to the first link of a row, `step` rows on. */
function goTo(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[step === 1 ? 0 : rows.length - 1] : rows[at + step];
  next?.querySelector<HTMLElement>('a, input')?.focus();
}

const KEYS: Readonly<Record<'/' | 'j' | 'k' | 'x', () => void>> = {
  '/': () => document.getElementById('recherche')?.focus(),
  j: () => goTo(1),
  k: () => goTo(-1),
  x: () =>
    document.activeElement
      ?.closest(ROW)
      ?.querySelector<HTMLInputElement>('input[type=checkbox]')
      ?.click(),
};
const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/** Keyboard shortcuts of a list, and their help. Ignored while typing. */
export function ListKeys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      if (key === '?') setOpen(true);
      else if (isKey(key)) {
        event.preventDefault();
        KEYS[key]();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={tList('keys.open')}
        title={tList('keys.open')}
        className={`${toolClass} max-lg:hidden`}
      >
        <Icon of={Keyboard} size={16} />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={tList('keys.title')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          <Shortcut keys="/">{tList('keys.search')}</Shortcut>
          <Shortcut keys="j">{tList('keys.down')}</Shortcut>
          <Shortcut keys="k">{tList('keys.up')}</Shortcut>
          <Shortcut keys="x">{tList('keys.tick')}</Shortcut>
          <Shortcut keys={tList('keys.enter')}>{tList('keys.open_row')}</Shortcut>
          <Shortcut keys="?">{tList('keys.help')}</Shortcut>
        </dl>
      </Dialog>
    </>
  );
}

const Shortcut = ({ keys, children }: { keys: string; children: string }) => (
  <>
    <dt>
      <kbd className="rounded-badge border border-trait-fort bg-brume px-2 py-0.5 text-small font-bold">
        {keys}
      </kbd>
    </dt>
    <dd>{children}</dd>
  </>
);
