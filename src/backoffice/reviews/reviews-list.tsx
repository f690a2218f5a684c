import { shortDate } from '#i18n/dates.ts';
import type { listAllReviews } from '#modules/reviews/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { ReviewState } from './review-state.tsx';
import { t } from './reviews-words.ts';

/** Customer reviews. */
export const reviewsOffice = officeList<typeof listAllReviews>({
  id: 'reviews',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    review: {
      isHeading: true,
      className: 'min-w-48',
      text: ({ title }) => title || t('untitled'),
      cell: ({ id, title }) => (
        <Link to={officePaths.review(id)} className="link">
          {title || t('untitled')}
        </Link>
      ),
    },
    comment: {
      className: 'min-w-96',
      text: ({ comment }) => comment,
      cell: ({ comment }) => <span className="line-clamp-4">{comment}</span>,
    },
    rating: {
      sort: 'rating',
      className: 'whitespace-nowrap tabular-nums',
      text: ({ rating }) => t('outOf', { count: rating }),
    },
    product: { className: 'min-w-40', text: ({ product }) => product },
    writtenOn: {
      sort: 'writtenOn',
      className: 'whitespace-nowrap',
      text: ({ writtenOn }) => shortDate(writtenOn),
    },
    orderedOn: {
      className: 'whitespace-nowrap',
      text: ({ orderedOn }) => (orderedOn ? shortDate(orderedOn) : t('noPurchase')),
    },
    state: {
      className: 'whitespace-nowrap',
      text: ({ status }) => t(`options.status.${status}`),
      cell: ({ status }) => <ReviewState status={status} />,
    },
  },
});
