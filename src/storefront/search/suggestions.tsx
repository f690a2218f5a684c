import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '#i18n/words.ts';
import { PriceLine } from '#modules/catalog/web/index.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { createSuggester } from '#pages/suggester.ts';
import { useCombobox } from '#pages/use-combobox.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import messages from '../messages/suggestions.fr.json';
import { forgetWords, recentWords, rememberWords } from './recent-words.ts';
import {
  FEWEST_CHARACTERS,
  type Suggestions as SearchResult,
  type SuggestedProduct,
} from './suggestion.ts';

const t = words(messages);
const RECENT_BESIDE = 3;

const resultsOf = (query: string) => paths.search(query);

async function ask(query: string, signal: AbortSignal): Promise<SearchResult> {
  const answer = await fetch(paths.suggestions(query), { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  return answer.json();
}

/** A row of the list with its link. */
interface Option {
  to: string;
  product?: SuggestedProduct;
  label: string;
}

interface Group {
  title: string;
  options: Option[];
}

/** Suggestions in order: products, categories and articles, then a link to all results. */
function groupsOf(query: string, { products, shelves, articles }: SearchResult): Group[] {
  const isPopular = query.length < FEWEST_CHARACTERS;
  const recent = recentWords()
    .filter((one) => isPopular || one.toLowerCase().startsWith(query.toLowerCase()))
    .filter((one) => one.toLowerCase() !== query.toLowerCase())
    .slice(0, isPopular ? undefined : RECENT_BESIDE);
  const groups: Group[] = [
    { title: t('recent'), options: recent.map((one) => ({ to: resultsOf(one), label: one })) },
    {
      title: t(isPopular ? 'popular' : 'products'),
      options: products.map((product) => ({ to: product.to, label: product.name, product })),
    },
    { title: t('shelves'), options: shelves.map(({ to, label }) => ({ to, label })) },
    { title: t('articles'), options: articles.map(({ to, label }) => ({ to, label })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * The suggestion list of a search field (B-09), loaded when the field is first focused. The
 * server-rendered field gains keyboard support here (the combobox pattern of the ARIA guide).
 */
export default function Suggestions() {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ query: string; found: SearchResult } | null>(null);
  const [suggester] = useState(() =>
    createSuggester(ask, (query, found) => setShown({ query, found })),
  );
  const groups = shown ? groupsOf(shown.query, shown.found) : [];
  const isEmpty = shown !== null && shown.query.length >= FEWEST_CHARACTERS && groups.length === 0;
  const end = shown ? endOf(shown.query, isEmpty) : [];
  const options: Option[] = [...groups.flatMap((group) => group.options), ...end];
  const { isListed, active, follow } = useCombobox({
    place,
    id,
    count: options.length,
    onType: (typed) => suggester.type(typed.length < FEWEST_CHARACTERS ? '' : typed),
    onChoose: (at) => navigate(options[at]?.to ?? paths.search()),
    onLeave: rememberWords,
    onClose: suggester.stop,
  });
  const line = { id, active, follow };
  let at = 0;
  return (
    <div ref={place}>
      <p role="status" className="sr-only">
        {isListed && shown && shown.query !== '' && announce(shown.query, options, isEmpty)}
      </p>
      <div
        className={classNames(
          'absolute top-full right-0 z-40 w-full min-w-full xl:w-96 mt-2 max-h-[min(42rem,75dvh)] overflow-y-auto overscroll-contain rounded-card border border-brume-2 bg-blanc p-2 shadow-2',
          !isListed && 'hidden',
        )}
      >
        {isEmpty && shown && (
          <p className="px-2 py-2 text-small">{t('none', { words: shown.query })}</p>
        )}
        <div id={id} role="listbox" aria-label={t('list')}>
          {groups.map(({ title, options: listed }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a list box is no field set
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true" className="px-2 pt-2 pb-1 text-mini font-bold text-encre-2">
                {title}
              </p>
              {listed.map((option) => {
                const nth = at;
                at += 1;
                return <OptionLine key={option.to} option={option} at={nth} {...line} />;
              })}
            </div>
          ))}
          {shown &&
            endOf(shown.query, isEmpty).map((option) => {
              const nth = at;
              at += 1;
              return <OptionLine key={option.to} option={option} at={nth} {...line} />;
            })}
        </div>
        {groups[0]?.title === t('recent') && (
          <button
            type="button"
            className="link min-h-11 px-2 text-small"
            onClick={() => {
              forgetWords();
              setShown((before) => before && { ...before });
            }}
          >
            {t('forget')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Screen reader announcement of the list. */
const announce = (query: string, options: readonly Option[], isEmpty: boolean) =>
  isEmpty ? t('none', { words: query }) : t('count', { count: options.length - 1, words: query });

/** The last row: all results, or without any, links to both main categories. */
function endOf(query: string, isEmpty: boolean): Option[] {
  if (isEmpty)
    return [
      { to: paths.dog(), label: t('dog') },
      { to: paths.cat(), label: t('cat') },
    ];
  if (query.length < FEWEST_CHARACTERS) return [];
  return [{ to: resultsOf(query), label: t('all', { words: query }) }];
}

interface OptionLineProps {
  option: Option;
  id: string;
  at: number;
  active: number;
  follow: () => void;
}

function OptionLine({ option, id, at, active, follow }: OptionLineProps) {
  const { to, label, product } = option;
  return (
    <Link
      to={to}
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === active}
      tabIndex={-1}
      onClick={follow}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 wrap-anywhere hover:bg-brume',
        at === active && 'bg-brume outline-2 outline-sapin-700',
      )}
    >
      {product?.image && (
        <span className="w-14 flex-none overflow-hidden rounded-lg bg-brume">
          <Picture
            picture={pictureOf(product.image)}
            alt=""
            sizes="56px"
            className="aspect-4/5 w-full object-contain"
          />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className={product ? 'block text-small font-bold' : 'block text-small'}>{label}</span>
        {product && (
          <span className="block text-mini text-encre-2">
            {t(`kinds.${product.kind}`)}
            {product.price && (
              <>
                {' · '}
                {product.hasFormats && `${t('from')} `}
                <PriceLine
                  cents={product.price.cents}
                  before={product.price.before}
                  perKg={product.price.perKg}
                  size="small"
                  className="text-encre"
                />{' '}
                <span className="whitespace-nowrap">· {product.price.format}</span>
              </>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
