import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { words } from '#i18n/words.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import messages from '../messages/category.fr.json';
import {
  type CategoryQuery,
  categorySearch,
  readCategoryQuery,
  sortName,
} from './category-query.ts';
import type { ShownCategory } from './load-category.ts';

const t = words(messages);

export const PANEL = 'filtres';
const OPEN_AT_FIRST = 2;

interface FacetPanelProps {
  path: string;
  facets: ShownCategory['facets'];
  query: CategoryQuery;
  total: number;
}

/**
 * The filters as a plain form: a column on wide screens, else a popover sheet. Scripts submit it on
 * each change; without them its button does.
 */
export function FacetPanel({ path, facets, query, total }: FacetPanelProps) {
  const navigate = useNavigate();
  const chosen = facets.flatMap(({ values }) => values.filter(({ selected }) => selected)).length;
  return (
    <section
      id={PANEL}
      popover="auto"
      aria-label={t('filters.title')}
      className="facets inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-blanc text-encre open:flex lg:static lg:block lg:h-auto lg:w-auto lg:bg-transparent"
    >
      <div className="flex items-center justify-between border-b border-brume-2 px-5 py-3 lg:hidden">
        <h2 className="text-h3">
          {t('filters.title')}
          {chosen > 0 && (
            <span className="ml-2 font-sans text-small font-normal text-encre-2">
              {t('filters.chosen', { count: chosen })}
            </span>
          )}
        </h2>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
          className="grid size-11 place-items-center rounded-full hover:bg-brume"
        >
          <Icon of={X} size={24} />
        </button>
      </div>
      <Form
        action={path}
        onChange={(event) => {
          const query = new URLSearchParams(new FormData(event.currentTarget) as never);
          const to = path + categorySearch(readCategoryQuery(query));
          void navigate(to, { preventScrollReset: true });
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        {query.sort !== 'relevance' && (
          <input type="hidden" name="tri" value={sortName(query.sort)} />
        )}
        <div className="flex-1 overflow-y-auto px-5 lg:overflow-visible lg:px-0">
          {facets.map((facet, place) => (
            <Facet
              key={facet.key}
              facet={facet}
              open={place < OPEN_AT_FIRST || facet.values.some((value) => value.selected)}
            />
          ))}
        </div>
        <div className="flex gap-3 border-t border-brume-2 p-4 lg:border-0 lg:px-0">
          <Link
            to={path}
            preventScrollReset
            className="link inline-flex min-h-13 items-center px-3 lg:hidden"
          >
            {t('filters.clear')}
          </Link>
          <Button
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            className="flex-1 lg:hidden noscript:hidden"
          >
            {t('filters.see', { count: total })}
          </Button>
          <span className="hidden flex-1 noscript:block">
            <Button type="submit" block>
              {t('filters.apply')}
            </Button>
          </span>
        </div>
      </Form>
    </section>
  );
}

function Facet({ facet, open }: { facet: ShownCategory['facets'][number]; open: boolean }) {
  return (
    <AccordionItem title={facet.label} open={open} level={2}>
      <ul className="-mt-2">
        {facet.values.map((value) => (
          <Value key={value.value} name={facet.key} {...value} />
        ))}
      </ul>
    </AccordionItem>
  );
}

type ValueProps = ShownCategory['facets'][number]['values'][number] & { name: string };

/** Checked immediately on a press; removing its chip elsewhere unchecks it too. */
function Value({ name, value, label, count, selected }: ValueProps) {
  const [isTicked, setTicked] = useState(selected);
  useEffect(() => setTicked(selected), [selected]);
  return (
    <li>
      <label className="flex min-h-10 items-center gap-3 rounded-badge py-1 text-small hover:text-sapin-700">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isTicked}
          onChange={(event) => setTicked(event.target.checked)}
          disabled={count === 0 && !isTicked}
          className="peer size-5 flex-none accent-sapin-700"
        />
        <span className="flex-1 peer-disabled:text-encre-3">{label}</span>
        <span className="text-encre-3 tabular-nums">{count}</span>
      </label>
    </li>
  );
}
