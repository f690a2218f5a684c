import { Form, useLocation } from 'react-router';
import { words } from '#i18n/words.ts';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { RatingSummary, ReviewExtras, ReviewItem } from '#modules/reviews/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Select } from '#ui/select.tsx';
import messages from '../messages/product.fr.json';
import type { ShownProduct } from './load-product.ts';
import { type narrowedBy, type ReviewQuery, reviewAddress, STAGE_NAMES } from './review-query.ts';

const t = words(messages);
const SORTS = ['recents', 'meilleures', 'critiques'] as const;

export interface ShownReviews {
  query: ReviewQuery;
  shown: readonly ContentReview[];
  /** Number of reviews with the selected rating. */
  total: number;
  /** Breeds and ages of the reviewing animals. */
  by: ReturnType<typeof narrowedBy>;
}

interface ProductReviewsProps {
  product: ShownProduct;
  reviews: ShownReviews;
}

/** Reviews: statistics, then the texts selected by the address (RVW-01, REV-01). */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { rating } = product;
  const { query, shown, total, by } = reviews;
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
        <p className="text-small text-encre-2">{t('reviews.notice')}</p>
        <Link
          to={paths.page(pageSlugs.reviews)}
          className="link justify-self-start py-1 text-small"
        >
          {t('reviews.how')}
        </Link>
      </div>
      <div>
        <ReviewSortForm path={path} query={query} by={by} />
        {total === 0 && <p className="mt-4">{t('reviews.noneOfThese')}</p>}
        <ul className="mt-2">
          {shown.map((review) => (
            <li key={`${review.author} ${review.date}`} className="border-b border-brume-2 py-6">
              <ReviewItem review={review} level={3}>
                <ReviewExtras review={review} reportTo={paths.contact()} />
              </ReviewItem>
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

interface NarrowFormProps {
  path: string;
  query: ReviewQuery;
  by: ShownReviews['by'];
}

/** Sort order and animal filters; each change is submitted immediately. */
function ReviewSortForm({ path, query, by }: NarrowFormProps) {
  const ages = by.stages.map((stage) => ({
    value: STAGE_NAMES[stage],
    label: t(`reviews.stages.${stage}`),
  }));
  const breeds = by.breeds.map((value) => ({ value, label: value }));
  const stage = query.stage === null ? '' : STAGE_NAMES[query.stage];
  return (
    <Form action={`${path}#avis`} preventScrollReset className="flex flex-wrap items-end gap-3">
      {query.rating !== null && <input type="hidden" name="note" value={query.rating} />}
      <Narrow name="tri" value={query.sort} options={SORTS.map(sortOption)} />
      {ages.length > 1 && (
        <Narrow name="age" value={stage} options={ages} placeholder={t('reviews.allAges')} />
      )}
      {breeds.length > 1 && (
        <Narrow
          name="race"
          value={query.breed ?? ''}
          options={breeds}
          placeholder={t('reviews.allBreeds')}
        />
      )}
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('reviews.sort')}
        </Button>
      </span>
    </Form>
  );
}

const sortOption = (value: (typeof SORTS)[number]) => ({ value, label: t(`reviews.${value}`) });

interface NarrowProps {
  name: 'tri' | 'age' | 'race';
  value: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

const LABELS = { tri: 'reviews.sort', age: 'reviews.age', race: 'reviews.breed' } as const;

const Narrow = ({ name, value, options, placeholder }: NarrowProps) => (
  <Select
    label={t(LABELS[name])}
    name={name}
    key={value}
    defaultValue={value}
    onChange={(event) => event.currentTarget.form?.requestSubmit()}
    options={options}
    placeholder={placeholder}
    className="w-full md:w-56"
  />
);
