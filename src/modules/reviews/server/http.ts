import { t } from '#i18n/catalogue.server.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import { idempotent, refuseBots, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { filters } from '../operations.ts';
import { listReviews, type ShownReview } from './queries.ts';
import { submitReview } from './submit-review.ts';

const HOUR = 3600;
/** Every review is read by a person, so their number per visitor is limited. */
const limitVisitors = createRateLimit(10, HOUR);
const limitMailbox = createRateLimit(5, HOUR);

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

const present = (review: ShownReview) => ({
  '@id': `/api/v2/shop/product-reviews/${review.id}`,
  '@type': 'ProductReview' as const,
  id: review.id,
  title: review.title,
  rating: review.rating,
  comment: review.comment,
  author: { firstName: review.author ?? t('reviews.anonymous') },
  reviewSubject: `/api/v2/shop/products/${review.sku}`,
  createdAt: review.created_at.toISOString(),
  demo: review.demo,
});

/** Product reviews of the shop API (contracts §1.12). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listReviews), async (c) => {
    const paging = pagingOf(c);
    const subject = c.req.valid('query').reviewSubject;
    const sku = subject ? lastSegment(subject) : null;
    const { items, total } = await listReviews(c.var.appContext.db, sku, paging);
    const answer = collection(c, 'ProductReview', items.map(present), total, paging);
    return ld(c, filterable(answer, Object.keys(filters)));
  })
  .openapi(route(operations.submitReview), async (c) => {
    const { product, email = null, recaptchaToken, ...review } = c.req.valid('json');
    const { clientAddress, caller } = c.var;
    await limitVisitors(c, clientAddress);
    if (email) await limitMailbox(c, `mail:${mailboxOf(email)}`);
    const bots = { action: 'review', token: recaptchaToken, whenSilent: 'open' } as const;
    if (!caller) await refuseBots(c, bots);
    const sku = lastSegment(product);
    const customerId = caller?.customerId ?? null;
    return idempotent(c, async (work) => {
      const stored = await submitReview(work, { ...review, sku, email, customerId });
      const body = { '@context': '/api/v2/contexts/ProductReview', ...present({ ...stored, sku }) };
      return { status: 201, body };
    });
  });
