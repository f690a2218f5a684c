import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { createSuggester } from '#pages/suggester.ts';
import { useCombobox } from '#pages/use-combobox.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';
import type { SearchResult } from './load-found.server.ts';
import { t } from './search-words.ts';
import { ThingLine } from './thing-line.tsx';

async function ask(words: string, signal: AbortSignal): Promise<SearchResult> {
  const answer = await fetch(officePaths.found(words), { signal });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return answer.json();
}

interface Line {
  to: string;
  shown: ReactNode;
}

interface Group {
  title: string;
  lines: Line[];
}

const plain = (label: string) => <span className="min-w-0 grow text-small">{label}</span>;

/** Rows of the list: items by kind, pages, and a link to all results. */
function linesOf({ words, groups, pages, total }: SearchResult): Group[] {
  const things = groups.map(({ kind, things }) => ({
    title: t(`kinds.${kind}`),
    lines: things.map((thing) => ({ to: thing.to, shown: <ThingLine thing={thing} /> })),
  }));
  const goTo = {
    title: t('goTo'),
    lines: pages.slice(0, 4).map(({ to, label }) => ({ to, shown: plain(label) })),
  };
  const all = {
    title: t('title'),
    lines: [{ to: officePaths.search(words), shown: plain(t('all', { words })) }],
  };
  const offered = [...things, goTo].filter(({ lines }) => lines.length > 0);
  if (total > 0) offered.push(all);
  return offered;
}

const isNothing = ({ words, total, pages }: SearchResult) =>
  words !== '' && total === 0 && pages.length === 0;

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';

/**
 * The search of the back office, on every page: a form that leads to its results, and with scripts a list while one
 * types. Ctrl K, or ⌘ K, goes into it.
 */
export function SearchBox() {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const field = useId();
  const navigate = useNavigate();
  // On a page opened from a result the query stays in the field, to be refined.
  const { pathname, search } = useLocation();
  const looked =
    pathname === officePaths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [found, setFound] = useState<SearchResult | null>(null);
  const [suggester] = useState(() => createSuggester(ask, (_, answer) => setFound(answer)));
  const groups = found ? linesOf(found) : [];
  const lines = groups.flatMap((group) => group.lines);
  const { isListed, active, follow } = useCombobox({
    place,
    id,
    count: lines.length,
    onType: (typed) => {
      if (typed !== '') return suggester.type(typed);
      suggester.stop();
      setFound(null);
    },
    onChoose: (at) => navigate(lines[at]?.to ?? officePaths.search()),
    onLeave: () => undefined,
    onClose: () => {
      suggester.stop();
      setFound((before) => (before && isNothing(before) ? null : before));
    },
  });
  useEffect(() => {
    const on = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isShortcut(event)) return;
        event.preventDefault();
        const input = document.getElementById(field);
        if (!(input instanceof HTMLInputElement)) return;
        input.focus();
        input.select();
      },
      { signal: on.signal },
    );
    return () => on.abort();
  }, [field]);
  const isEmpty = found !== null && isNothing(found);
  return (
    <search className="relative block w-full max-w-narrow print:hidden">
      <Form action={officePaths.search()} className="relative">
        <label htmlFor={field} className="sr-only">
          {t('field')}
        </label>
        <input
          key={looked}
          id={field}
          name="q"
          defaultValue={looked}
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={t('placeholder')}
          className="h-11 w-full rounded-field border border-trait-fort bg-blanc pr-4 pl-12 lg:pr-24 text-body"
        />
        <button
          type="submit"
          aria-label={t('submit')}
          className="absolute top-0 left-0 flex size-11 items-center justify-center rounded-field text-encre-2"
        >
          <Icon of={Search} className="size-5" />
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-badge border border-brume-2 bg-brume px-2 text-mini text-encre-2 lg:block"
        >
          {t('shortcut')}
        </span>
        <div ref={place}>
          <p role="status" className="sr-only">
            {isListed && found && t('count', { count: lines.length, words: found.words })}
            {isEmpty && found && t('none', { words: found.words })}
          </p>
          <div
            className={classNames(
              'absolute inset-x-0 top-full z-40 mt-1 max-h-[min(44rem,80dvh)] overflow-y-auto overscroll-contain rounded-card border border-brume-2 bg-blanc p-2 shadow-2',
              !isListed && 'hidden',
            )}
          >
            <ResultList id={id} groups={groups} active={active} onFollow={follow} />
          </div>
          {isEmpty && found && (
            <div className="absolute inset-x-0 top-full z-40 mt-1 rounded-card border border-brume-2 bg-blanc p-4 shadow-2">
              <p className="text-small font-bold">{t('none', { words: found.words })}</p>
              <p className="mt-1 text-small text-encre-2">{t('noneHint')}</p>
            </div>
          )}
        </div>
      </Form>
    </search>
  );
}

interface ResultListProps {
  id: string;
  groups: readonly Group[];
  /** Index among all rows; none: −1. */
  active: number;
  onFollow: () => void;
}

/** The listbox below the field: grouped options, numbered consecutively. */
function ResultList({ id, groups, active, onFollow }: ResultListProps) {
  let at = 0;
  return (
    <div id={id} role="listbox" aria-label={t('list')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list box is no field set
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="px-2 pt-2 pb-1 text-mini font-bold text-encre-2">
            {group.title}
          </p>
          {group.lines.map(({ to, shown }) => {
            const nth = at;
            at += 1;
            return (
              <Link
                key={to}
                to={to}
                id={`${id}-${nth}`}
                role="option"
                aria-selected={nth === active}
                tabIndex={-1}
                onClick={onFollow}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-badge px-2 py-1 hover:bg-brume',
                  nth === active && 'bg-brume outline-2 outline-sapin-700',
                )}
              >
                {shown}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
