import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-router';
import type { Words } from '#i18n/words.ts';
import { MOST_COUNTED } from '#kit/page-size.ts';
import { Button } from '#ui/button.tsx';
import { t as tList } from './list-words.ts';

interface BulkFormProps {
  /** Bulk actions; `isOfPage` ones need no selection. */
  actions: readonly { name: string; isOfPage?: true }[];
  total: number;
  /** The whole list is on this page. */
  isOnePage: boolean;
  t: Words<never>;
  /** Rows with a box `choix` each. */
  children: ReactNode;
}

const BOX = 'input[name=choix]';
const boxesIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(BOX)];

/** A list with selectable rows (of the page or of the whole list) and bulk actions. */
export function BulkForm({ actions, total, isOnePage, t, children }: BulkFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const chosen = useId();
  const [ticked, setTicked] = useState({ count: 0, isPage: false, isAll: false });
  // Without scripts the selection is unknown, so no action is disabled.
  const [hasScripts, setScripts] = useState(false);
  const readTicks = useCallback((of: HTMLFormElement) => {
    const boxes = boxesIn(of);
    const chosen = boxes.filter(({ checked }) => checked).length;
    const all = of.querySelector<HTMLInputElement>('input[name=tous]');
    setTicked({
      count: chosen,
      isPage: chosen > 0 && chosen === boxes.length,
      isAll: all?.checked ?? false,
    });
  }, []);
  useEffect(() => {
    // Boxes may be ticked before hydration, or restored by the browser.
    if (form.current) readTicks(form.current);
    setScripts(true);
  }, [readTicks]);
  const count = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (target instanceof HTMLInputElement && target.dataset.page !== undefined)
      for (const box of boxesIn(currentTarget)) box.checked = target.checked;
    readTicks(currentTarget);
  };
  const shown = ticked.isAll ? total : ticked.count;
  return (
    <Form method="post" ref={form} onChange={count} className="grid gap-2">
      <input type="hidden" name="intent" value="bulk" />
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <legend className="sr-only">{tList('bulk.label')}</legend>
        {!(isOnePage && total <= MOST_COUNTED) && (
          <label className="inline-flex min-h-11 items-center gap-2 text-small max-lg:hidden lg:min-h-8">
            <input
              type="checkbox"
              data-page
              checked={ticked.isPage}
              onChange={() => undefined}
              className="size-5 accent-sapin-700"
            />
            {tList('select.page')}
          </label>
        )}
        {total <= MOST_COUNTED && (
          <label className="inline-flex min-h-11 items-center gap-2 text-small font-bold lg:min-h-8">
            <input type="checkbox" name="tous" value="1" className="size-5 accent-sapin-700" />
            {tList('select.all', { count: total })}
          </label>
        )}
        <span id={chosen} role="status" className="text-small text-encre-2">
          {tList('select.count', { count: shown })}
        </span>
        <span className="flex flex-wrap gap-2">
          {actions.map(({ name, isOfPage }) => (
            <Button
              key={name}
              type="submit"
              name="action"
              value={name}
              variant="secondary"
              size="compact"
              disabled={hasScripts && shown === 0 && !isOfPage}
              aria-describedby={chosen}
              className="lg:min-h-8"
            >
              {t.translate(`bulk.${name}.label`)}
            </Button>
          ))}
        </span>
        {t.has('bulk.hint') && (
          <span className="text-small text-encre-2">{t.translate('bulk.hint')}</span>
        )}
      </fieldset>
      {children}
    </Form>
  );
}
