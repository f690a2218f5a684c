import { shortDate } from '#i18n/dates.ts';
import { REVIEW_STATES, type TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/reviews.page';
import { ReviewState } from './review-state.tsx';
import { t } from './reviews-words.ts';

export const handle = { name: 'office-reviews', tracking: false } satisfies RouteHandle;

const STATES = [...REVIEW_STATES, 'tous'] as const;
const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** The queue is what is shown first; `tous` asks for every state. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const state = oneOf('etat', STATES) ?? 'new';
  const filter = {
    state: state === 'new' ? undefined : state,
    rating: oneOf('note', RATINGS),
    product: text('produit', 60),
  };
  const status = state === 'tous' ? undefined : state;
  const { members, total } = await teamReviewCalls(admin).list({
    page: String(page),
    status,
    rating: filter.rating,
    sku: filter.product,
  });
  return { reviews: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

/** What buyers wrote. */
export default function OfficeReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, total, page, filter } = loaderData;
  const { state = 'new', rating, product } = filter;
  return (
    <ListPage
      title={t('title')}
      lead={t.translate(`lead.${state}`, { count: total })}
      to={officePaths.reviews}
      filter={filter}
      page={page}
      total={total}
      none={state === 'new' ? t('none') : undefined}
      fields={
        <>
          <ChoiceField
            name="etat"
            label={t('fields.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <ChoiceField
            name="note"
            label={t('fields.rating')}
            any={t('fields.all')}
            value={rating}
            options={RATINGS.map((value) => ({
              value,
              label: t('stars', { count: Number(value) }),
            }))}
          />
          <TextField
            id="produit"
            name="produit"
            label={t('fields.product')}
            hint={t('fields.productHint')}
            defaultValue={product}
            maxLength={60}
          />
        </>
      }
    >
      <ReviewsTable reviews={reviews} />
    </ListPage>
  );
}

function ReviewsTable({ reviews }: { reviews: readonly TeamReviewShape[] }) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.review'),
        t('columns.rating'),
        t('columns.product'),
        t('columns.writtenOn'),
        t('columns.orderedOn'),
        t('columns.state'),
      ]}
    >
      {reviews.map((review) => (
        <tr key={review.id}>
          <th scope="row" className="min-w-56">
            <Link to={officePaths.review(review.id)} className="link">
              {review.title}
            </Link>
            <span className="line-clamp-2 font-normal text-encre-2">{review.comment}</span>
          </th>
          <td className="whitespace-nowrap tabular-nums">{t('outOf', { count: review.rating })}</td>
          <td className="min-w-40">{review.product}</td>
          <td className="whitespace-nowrap">{shortDate(review.writtenOn)}</td>
          <td className="whitespace-nowrap">
            {review.orderedOn ? shortDate(review.orderedOn) : t('noPurchase')}
          </td>
          <td>
            <ReviewState status={review.status} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
