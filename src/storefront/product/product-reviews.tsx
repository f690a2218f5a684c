import { Form, useLocation } from 'react-router';
import { words } from '#i18n/words.ts';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { RatingSummary, ReviewItem } from '#modules/reviews/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Select } from '#ui/select.tsx';
import messages from '../messages/product.fr.json';
import type { ShownProduct } from './load-product.ts';
import { type ReviewQuery, reviewAddress } from './review-query.ts';

const t = words(messages);
const SORTS = ['recents', 'meilleures', 'critiques'] as const;

export interface ShownReviews {
  query: ReviewQuery;
  shown: readonly ContentReview[];
  /** How many answer to the chosen rating. */
  total: number;
}

interface ProductReviewsProps {
  product: ShownProduct;
  reviews: ShownReviews;
}

/** What buyers say: figures first, then the texts; the address says which (RVW-01, REV-01). */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { rating } = product;
  const { query, shown, total } = reviews;
  const path = useLocation().pathname;
  const address = (changes: Partial<ReviewQuery>) => reviewAddress(path, { ...query, ...changes });
  if (rating.count === 0) return <p>{t('reviews.none')}</p>;
  const next = Math.min(10, total - shown.length);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
      <div className="grid content-start gap-4">
        <RatingSummary
          {...rating}
          selected={query.rating}
          toRating={(one) => address({ rating: one, pages: 1 })}
        />
        {rating.isDemo && <Alert tone="info">{t('reviews.demo')}</Alert>}
        <Link
          to={paths.page(pageSlugs.reviews)}
          className="link justify-self-start py-1 text-small"
        >
          {t('reviews.how')}
        </Link>
      </div>
      <div>
        <ReviewSortForm path={path} query={query} />
        <ul className="mt-2">
          {shown.map((review) => (
            <li key={`${review.author} ${review.date}`} className="border-b border-brume-2 py-6">
              <ReviewItem review={review} level={3} reportTo={paths.contact()} />
            </li>
          ))}
        </ul>
        <LoadMore
          shown={shown.length}
          total={total}
          progress={t('reviews.shown', { shown: shown.length, total })}
          label={t('reviews.more', { count: next })}
          to={address({ pages: query.pages + 1 })}
        />
      </div>
    </div>
  );
}

function ReviewSortForm({ path, query }: { path: string; query: ReviewQuery }) {
  return (
    <Form action={`${path}#avis`} preventScrollReset className="flex flex-wrap items-end gap-3">
      {query.rating !== null && <input type="hidden" name="note" value={query.rating} />}
      <Select
        label={t('reviews.sort')}
        name="tri"
        key={query.sort}
        defaultValue={query.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        options={SORTS.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        className="w-72 max-w-full"
      />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('reviews.sort')}
        </Button>
      </span>
    </Form>
  );
}
