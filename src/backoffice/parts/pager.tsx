import { MOST_COUNTED, PAGE_SIZES } from '#kit/page-size.ts';
import { Link } from '#ui/link.tsx';
import { t } from '../frame/frame-words.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  /** Beyond what is counted: a page that is full has a next one. */
  isFull?: boolean;
  to: (page: number) => string;
}

const step = 'link inline-flex min-h-11 items-center px-2';

/** Position in a list with links to the neighbouring pages; nothing for a single page. */
export function Pager({ page, total, isFull = false, to }: PagerProps) {
  const isCounted = total <= MOST_COUNTED;
  if (total <= PAGE_SIZES.list && page === 1) return null;
  const from = (page - 1) * PAGE_SIZES.list + 1;
  const shown = {
    from: Math.min(from, total),
    to: Math.min(from + PAGE_SIZES.list - 1, total),
    total,
  };
  const hasNext = isCounted ? page * PAGE_SIZES.list < total : isFull;
  return (
    <nav
      aria-label={t('pager.label')}
      className="mt-4 flex flex-wrap items-center gap-4 text-small"
    >
      <p className="mr-auto text-encre-2">
        {isCounted
          ? t('pager.shown', shown)
          : t('pager.from', { from, to: from + PAGE_SIZES.list - 1 })}
      </p>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={step}>
          {t('pager.previous')}
        </Link>
      )}
      {hasNext && (
        <Link to={to(page + 1)} rel="next" className={step}>
          {t('pager.next')}
        </Link>
      )}
    </nav>
  );
}
