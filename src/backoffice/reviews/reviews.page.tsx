import { shortDate } from '#i18n/dates.ts';
import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import { reviewList } from '#modules/reviews/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { type ListColumn, OfficeList } from '../parts/office-list.tsx';
import { listRequest, readList } from '../parts/read-list.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/reviews.page';
import { ReviewState } from './review-state.tsx';
import { t } from './reviews-words.ts';

export const handle = { name: 'office-reviews', tracking: false } satisfies RouteHandle;

/** The queue is what is shown first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const shown = readList(request, reviewList);
  const { members, total } = await teamReviewCalls(admin).list(listRequest(shown));
  return { reviews: members, total, shown };
}

export const meta = () => officeHead(t('title'));

const COLUMNS: readonly ListColumn<TeamReviewShape>[] = [
  {
    name: 'review',
    isHeading: true,
    className: 'min-w-56',
    cell: ({ id, title, comment }) => (
      <>
        <Link to={officePaths.review(id)} className="link">
          {title || t('untitled')}
        </Link>
        <span className="line-clamp-2 font-normal text-encre-2">{comment}</span>
      </>
    ),
  },
  {
    name: 'rating',
    sort: 'rating',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ rating }) => t('outOf', { count: rating }),
  },
  { name: 'product', className: 'min-w-40', cell: ({ product }) => product },
  {
    name: 'writtenOn',
    sort: 'writtenOn',
    className: 'whitespace-nowrap',
    cell: ({ writtenOn }) => shortDate(writtenOn),
  },
  {
    name: 'orderedOn',
    className: 'whitespace-nowrap',
    cell: ({ orderedOn }) => (orderedOn ? shortDate(orderedOn) : t('noPurchase')),
  },
  { name: 'state', cell: ({ status }) => <ReviewState status={status} /> },
];

/** What buyers wrote. */
export default function OfficeReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, total, shown } = loaderData;
  const { status = 'tous' } = shown.choice;
  return (
    <OfficeList
      list={reviewList}
      shown={shown}
      rows={reviews}
      total={total}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      to={officePaths.reviews}
      t={t}
      lead={t.translate(`lead.${status}`, { count: total })}
      none={status === 'new' ? t('none') : undefined}
    />
  );
}
