import { listAllReviews } from '#modules/reviews/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/reviews.page';
import { reviewsOffice } from './reviews-list.tsx';
import { t } from './reviews-words.ts';

export const handle = { name: 'office-reviews', tracking: false } satisfies RouteHandle;

const served = serveList(reviewsOffice, listAllReviews);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** Customer reviews, pending ones by default. */
export default function OfficeReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status = 'tous' } = loaderData.shown.choice;
  return (
    <OfficeList
      office={reviewsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t.translate(`lead.${status}`, { count: loaderData.total })}
      none={status === 'new' ? t('none') : undefined}
    />
  );
}
