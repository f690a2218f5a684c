import { data, redirect } from 'react-router';
import { z } from 'zod';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { type PageContext, pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { reviewCalls } from '#services/shop/reviews.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { isTooLarge } from '../forms/upload-picture.server.ts';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/write-review.page';
import { loadReviews } from './load-reviews.server.ts';
import { ProductPicture } from './product-picture.tsx';
import { ReviewForm } from './review-form.tsx';
import { t } from './reviews-words.ts';
import { saveReview, tooLarge } from './save-review.server.ts';
import { UnknownKey } from './unknown-key.tsx';

export const handle = { name: 'write-review', layout: 'minimal' } satisfies RouteHandle;

/** The address may contain a secret, so other sites must not receive it as a referrer. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

async function openProduct(
  { shop }: PageContext,
  { key, product }: { key: string; product: string },
) {
  const reviews = await loadReviews(shop, key);
  const opened = reviews?.products.find(({ sku }) => sku === product);
  return reviews && opened ? { reviews, product: opened } : null;
}

/** Opening a star's link in the mail only preselects it, because mail scanners open every link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, sites } = page;
  const opened = await openProduct(page, params);
  const stars = /^[1-5]$/.exec(url.searchParams.get('note') ?? '');
  const shown = { site, sites, key: params.key, opened, stars: stars ? Number(stars[0]) : null };
  if (opened?.reviews.deliveredOn === null) throw redirect(mailPaths.orderReviews(params.key));
  return data(shown, { status: opened ? 200 : 404 });
}

export async function action({ context, request, params: { key, product } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  if (isTooLarge(request)) return data(tooLarge(), { status: 422 });
  const form = await request.formData();
  const isWithdrawal = form.get('intent') === 'withdraw';
  const { refused } = isWithdrawal
    ? await submitForm({
        form: 'withdraw',
        data: form,
        schema: z.object({}),
        send: () => reviewCalls(page.shop).withdraw(key, product),
      })
    : await saveReview({ page, reviewKey: key, sku: product, data: form });
  if (refused) return data(refused, { status: 422 });
  throw redirect(mailPaths.orderReviews(key, { done: isWithdrawal ? 'retire' : 'envoye' }));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('write.title'),
        path: mailPaths.orderReviews(loaderData.key),
        index: false,
        follow: false,
      })
    : [];

/** Writes, edits and withdraws the review of one product (N-09). */
export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, opened, stars } = loaderData;
  const withdrawal = useForm('withdraw', actionData);
  if (!opened) return <UnknownKey />;
  const { reviews, product } = opened;
  const { name, review } = product;
  return (
    <SignInFrame heading={t(review ? 'write.edit' : 'write.heading', { name })}>
      <div className="mt-3">
        <ProductPicture product={product} />
      </div>
      <ReviewForm reviews={reviews} review={review} stars={stars} answer={actionData} />
      {review && (
        <section aria-label={t('write.withdraw')} className="mt-8 border-t border-brume-2 pt-5">
          <p className="mb-3 text-small text-encre-2">{t('write.withdrawText')}</p>
          <PageForm form={withdrawal}>
            <Button type="submit" variant="secondary" pending={withdrawal.pending}>
              {t('write.withdraw')}
            </Button>
          </PageForm>
        </section>
      )}
      {reviews.products.length > 1 && (
        <Link
          to={mailPaths.orderReviews(key)}
          className="link mt-4 inline-flex min-h-11 items-center"
        >
          {t('write.back')}
        </Link>
      )}
    </SignInFrame>
  );
}
