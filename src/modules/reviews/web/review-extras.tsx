import { words } from '#i18n/words.ts';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { Link } from '#ui/link.tsx';
import messages from '../messages/ratings.fr.json';

const t = words(messages);

interface ReviewExtrasProps {
  review: ContentReview;
  /** URL to report a doubtful review (REV-01). */
  reportTo: string;
}

/** Parts of a review shown only on its product page: the picture, and the link to report it. */
export function ReviewExtras({ review, reportTo }: ReviewExtrasProps) {
  const { author, title, photo } = review;
  return (
    <>
      {photo && (
        <img
          src={`${photo.url}?tr=w-480,h-480`}
          alt={t('reviews.photo', { author })}
          width={160}
          height={160}
          loading="lazy"
          className="size-40 rounded-field object-cover"
        />
      )}
      <Link
        to={reportTo}
        nofollow
        aria-label={t('reviews.reportNamed', { title: title || author })}
        className="inline-flex min-h-6 items-center justify-self-start text-mini text-encre-3 underline hover:text-encre"
      >
        {t('reviews.report')}
      </Link>
    </>
  );
}
