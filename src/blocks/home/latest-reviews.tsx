import { words } from '#i18n/words.ts';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentButton } from '#modules/content/web/index.ts';
import { ReviewItem } from '#modules/reviews/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import messages from '../messages/home.fr.json';

const t = words(messages);

export interface ReviewOfProduct {
  review: ContentReview;
  product: { name: string; slug: string };
}

interface LatestReviewsProps extends Pick<HomeDocument, 'reviews'> {
  latest: readonly ReviewOfProduct[];
}

/** Three recent reviews, marked as invented where they are (REV-01). */
export function LatestReviews({ reviews, latest }: LatestReviewsProps) {
  const { title, intro, notice, cta } = reviews;
  if (latest.length === 0) return null;
  return (
    <Section labelledBy="avis">
      <h2 id="avis">{title}</h2>
      <p className="mt-3 max-w-text text-encre-2">{intro}</p>
      <div className="mt-8 grid gap-4 md:grid-cols-3 md:gap-5 lg:gap-6">
        {latest.map(({ review, product }) => (
          <Card key={`${review.author} ${review.date}`} as="div" className="flex flex-col gap-4">
            <ReviewItem review={review} level={3} />
            <Link to={paths.product(product.slug)} className="link mt-auto text-small">
              {t('reviewOf', { name: product.name })}
            </Link>
          </Card>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Alert tone="info">{notice}</Alert>
        <ContentButton cta={cta} variant="quiet" size="compact" />
      </div>
    </Section>
  );
}
