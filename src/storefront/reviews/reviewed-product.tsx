import type { OrderReviewsShape } from '#modules/reviews/contracts.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { Rating } from '#ui/rating.tsx';
import { Status } from '#ui/status.tsx';
import { ProductPicture } from './product-picture.tsx';
import { t } from './reviews-words.ts';

const TONES = { new: 'info', accepted: 'success', rejected: 'error' } as const;

interface ReviewedProductProps {
  reviewKey: string;
  product: OrderReviewsShape['products'][number];
  /** It was delivered, so it can be reviewed. */
  isOpen: boolean;
}

/** A product of an order, the state of its review, and the link to write or edit it. */
export function ReviewedProduct({ reviewKey, product, isOpen }: ReviewedProductProps) {
  const { sku, name, review } = product;
  return (
    <li className="flex gap-4 border-b border-brume-2 pb-4 last:border-0">
      <ProductPicture product={product} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <p className="font-bold break-words">{name}</p>
        {review && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating value={review.rating} />
            <Status tone={TONES[review.status]}>{t(`list.status.${review.status}`)}</Status>
          </div>
        )}
        {review?.rejectedFor && (
          <p className="text-small text-encre-2">
            {t('list.why', { reason: review.rejectedFor })}
            {review.rejectedNote && <span className="block">{review.rejectedNote}</span>}
          </p>
        )}
        {isOpen && (
          <LinkButton
            to={mailPaths.writeReview(reviewKey, sku)}
            variant={review ? 'secondary' : 'primary'}
            size="compact"
            aria-label={`${t(review ? 'list.edit' : 'list.write')}, ${name}`}
          >
            {t(review ? 'list.edit' : 'list.write')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
