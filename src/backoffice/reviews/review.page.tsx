import { shortDate } from '#i18n/dates.ts';
import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/review.page';
import { AcceptForm, AnswerForm, RejectForm } from './review-forms.tsx';
import { reviewIntents } from './review-intents.server.ts';
import { ReviewState } from './review-state.tsx';
import { t } from './reviews-words.ts';

export const handle = { name: 'office-review', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const review = await teamReviewCalls(admin).read(params.id);
  return { review, formKey: newFormKey(), forms: shownForms(reviewIntents) };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(reviewIntents, request, { admin, id, next: officePaths.review(id) });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.review.title || t('title'));

/** A review, with forms to publish or refuse it. */
export default function OfficeReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, formKey, forms } = loaderData;
  const { status, customer, email, order, orderedOn, rejectedFor, animal, photo } = review;
  const isProven = order !== null || review.demo;
  const mayDecide = useMay('customers.manage');
  const form = { review, formKey, refused: actionData };
  const writer = customer ? (
    <Link to={officePaths.customer(customer)} className="link">
      {t('customer', { id: customer })}
    </Link>
  ) : (
    email
  );
  return (
    <>
      <PageTitle lead={review.product} aside={<ReviewState status={status} />}>
        {review.title || t('untitled')}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('outOf', { count: review.rating })}>
            <p className="max-w-narrow break-words whitespace-pre-line">
              {review.comment || t('wordless')}
            </p>
            {photo && (
              <img
                src={`${photo.url}?tr=w-640,h-640`}
                alt={t('photo')}
                width={320}
                height={320}
                className="mt-4 size-80 max-w-full rounded-field object-cover"
              />
            )}
          </Panel>
          {review.answer && (
            <Panel title={t('answer.shown')}>
              <p className="max-w-narrow break-words whitespace-pre-line">{review.answer}</p>
            </Panel>
          )}
          {mayDecide && status === 'accepted' && (
            <AnswerForm key={review.answer} answer={forms.answerReview} {...form} />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('facts')}>
            <Facts
              facts={[
                [t('columns.writtenOn'), shortDate(review.writtenOn)],
                [t('columns.orderedOn'), orderedOn ? shortDate(orderedOn) : t('noPurchase')],
                [t('order'), order ? orderLink(order) : t('unproven')],
                [t('animal'), animal && animalOf(animal)],
                [t('author'), review.author],
                [t('writer'), writer],
                [t('reason'), rejectedFor && t.translate(`reasons.${rejectedFor}`)],
                [t('note'), review.rejectedNote],
                [t('demo'), review.demo ? t('yes') : null],
              ]}
            />
          </Panel>
          {mayDecide && status !== 'accepted' && isProven && <AcceptForm {...form} />}
          {mayDecide && status !== 'rejected' && (
            <RejectForm reject={forms.rejectReview} {...form} />
          )}
        </div>
      </Grid>
    </>
  );
}

const orderLink = (number: string) => (
  <Link to={officePaths.order(number)} className="link">
    {number}
  </Link>
);

/** "Chien, Teckel, 4 ans". */
const animalOf = ({ species, breed, age, name }: NonNullable<TeamReviewShape['animal']>) =>
  [name, t(`species.${species}`), breed, age].filter(Boolean).join(', ');
