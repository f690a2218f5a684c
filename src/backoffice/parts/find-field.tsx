import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFetcher } from 'react-router';
import { TextField } from '#ui/text-field.tsx';
import { t } from './find-words.ts';
import type { SearchResult } from './search-for.server.ts';

/** Shorter queries have too many results. */
const SHORTEST = 3;

interface FindFieldProps extends ComponentProps<typeof TextField> {
  /** Address of the search results for a text. */
  searchAt: (typed: string) => string;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (chosen: SearchResult) => void;
}

/**
 * A field with search results below it: buttons that close on selection, on Escape and on blur;
 * Enter selects the first. The name of a typed code is shown.
 */
export function FindField({ searchAt, typed, onType, onChoose, hint, ...field }: FindFieldProps) {
  const { load, data } = useFetcher<{ typed: string; found: SearchResult[] }>();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const search = typed.trim();
  const address = search.length >= SHORTEST ? searchAt(search) : null;
  useEffect(() => {
    if (address) load(address);
  }, [address, load]);
  const answered = address && data?.typed === search ? data.found : null;
  const named = answered?.find(({ code }) => code === search);
  const found = isOpen && !named ? answered : null;

  const choose = (chosen: SearchResult) => {
    onChoose(chosen);
    setOpen(false);
    // The pressed button disappears with the list, so the field gets the focus.
    whole.current?.querySelector('input')?.focus();
  };
  const close = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!whole.current?.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || !isOpen || search === '' || named) return;
    // Enter selects a result instead of submitting the form.
    event.preventDefault();
    if (found?.[0]) choose(found[0]);
  };
  return (
    <div className="relative" ref={whole}>
      <TextField
        {...field}
        hint={named?.name ?? hint}
        autoComplete="off"
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setOpen(true);
          onType(target.value);
        }}
      />
      <p role="status" className="sr-only">
        {found && (found.length > 0 ? t('count', { count: found.length }) : t('none'))}
      </p>
      {found && (
        <ul className="absolute inset-x-0 z-10 mt-1 max-h-72 overflow-y-auto rounded-field border border-brume-2 bg-blanc py-1 shadow-2">
          {found.length === 0 && <li className="px-4 py-3 text-small">{t('none')}</li>}
          {found.map((one) => (
            <li key={one.code}>
              <button
                type="button"
                // Safari does not focus a pressed button, so the blur would close the list before
                // the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
                onBlur={close}
                onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
                className="min-h-11 w-full px-4 py-2 text-left text-small hover:bg-brume focus-visible:bg-brume"
              >
                {one.name} <span className="whitespace-nowrap text-encre-2">{one.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
