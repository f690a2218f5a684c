import { createRoute, z } from '@hono/zod-openapi';
import { answerOnce, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { creationHeaders, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  addressChange,
  couponAddition,
  dateChange,
  frequencyChange,
  itemAddition,
  itemChange,
  paymentChange,
  scoped,
  seenVersion,
  shippingChange,
  staleSubscriptionShape,
  subscriptionShape,
} from '../contracts.ts';
import { accessOf, changing, orFresh, presentChanged } from './answer-http.ts';
import { changeAddress } from './change-addresses.ts';
import { changeCard } from './change-card.ts';
import { addCoupon, removeCoupon } from './change-coupons.ts';
import { changeDate } from './change-date.ts';
import { changeFrequency } from './change-frequency.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import { askAboutPoint, changeShipping } from './change-shipping.ts';

const path = '/shop/subscriptions/{code}' as const;
const params = z.object({ code: z.string() });
const stale = {
  409: ldResponse(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands'),
};
const answer = ldResponse(subscriptionShape, 'The subscription');
const changed = { 200: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale };
const described = <P extends string>(end: P, operationId: string, summary: string) => ({
  path: `${path}${end}` as const,
  operationId,
  tags: ['Subscriptions'],
  summary,
  responses: changed,
});
const request = { params, headers: seenVersion };
const ofItem = { params: params.extend({ id: z.string() }), headers: seenVersion };
const creation = { params, headers: seenVersion.extend(creationHeaders.shape) };

const dating = createRoute({
  ...described('/next-date', 'changeNextDate', 'Move the next delivery'),
  method: 'patch',
  request: { ...request, body: jsonBody(dateChange, 'PATCH') },
});
const pacing = createRoute({
  ...described('/frequency', 'changeFrequency', 'Deliver more or less often'),
  method: 'patch',
  request: { ...request, body: jsonBody(frequencyChange, 'PATCH') },
});
const adding = createRoute({
  ...described('/items', 'addSubscriptionItem', 'Add a variant'),
  method: 'post',
  request: { ...creation, body: jsonBody(itemAddition, 'POST') },
  responses: { 201: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
const changingItem = createRoute({
  ...described('/items/{id}', 'changeSubscriptionItem', 'Change how many pieces come'),
  method: 'patch',
  request: { ...ofItem, body: jsonBody(itemChange, 'PATCH') },
});
const removingItem = createRoute({
  ...described('/items/{id}', 'removeSubscriptionItem', 'Take a variant off'),
  method: 'delete',
  request: { ...ofItem, query: scoped },
});
const shippingAddress = createRoute({
  ...described('/shipping-address', 'changeShippingAddress', 'Say where it goes'),
  method: 'put',
  request: { ...request, body: jsonBody(addressChange, 'PUT') },
});
const billingAddress = createRoute({
  ...described('/billing-address', 'changeBillingAddress', 'Say where it is billed'),
  method: 'put',
  request: { ...request, body: jsonBody(addressChange, 'PUT') },
});
const shipping = createRoute({
  ...described('/shipping', 'changeSubscriptionShipping', 'Choose how it goes'),
  method: 'patch',
  request: { ...request, body: jsonBody(shippingChange, 'PATCH') },
});
const payment = createRoute({
  ...described('/payment', 'changeSubscriptionPayment', 'Pay with another card'),
  method: 'patch',
  request: { ...request, body: jsonBody(paymentChange, 'PATCH') },
});
const addingCoupon = createRoute({
  ...described('/coupons', 'addSubscriptionCoupon', 'Add a coupon'),
  method: 'post',
  request: { ...creation, body: jsonBody(couponAddition, 'POST') },
  responses: { 201: answer, ...errorResponses(400, 401, 404, 415, 422, 429), ...stale },
});
const removingCoupon = createRoute({
  ...described('/coupons/{couponCode}', 'removeSubscriptionCoupon', 'Take a coupon off'),
  method: 'delete',
  request: {
    params: params.extend({ couponCode: z.string() }),
    headers: seenVersion,
    query: scoped,
  },
});

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);
/** An id that cannot be one finds nothing. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Changes of what is delivered, when, where and how it is paid (contracts §2.2). */
export const changeRoutes = apiRoutes<ShopEnv>(words)
  .openapi(dating, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeDate(work, access, c.req.valid('json')),
    ),
  )
  .openapi(pacing, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeFrequency(work, access, c.req.valid('json')),
    ),
  )
  .openapi(adding, (c) => {
    const { code } = c.req.valid('param');
    const { productVariant, quantity, scope } = c.req.valid('json');
    const item = { variantCode: lastOf(productVariant), quantity, scope };
    return orFresh(c, code, (access) =>
      answerOnce(c, async (work) => {
        await addItem(work, access, item);
        return { status: 201, ...(await presentChanged(work, access)) };
      }),
    );
  })
  .openapi(changingItem, (c) => {
    const { code, id } = c.req.valid('param');
    return changing(c, code, (work, access) =>
      changeItem(work, access, idOf(id), c.req.valid('json')),
    );
  })
  .openapi(removingItem, (c) => {
    const { code, id } = c.req.valid('param');
    const { scope } = c.req.valid('query');
    return changing(c, code, (work, access) => removeItem(work, access, idOf(id), scope));
  })
  .openapi(shippingAddress, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeAddress(work, access, 'shippingAddress', c.req.valid('json')),
    ),
  )
  .openapi(billingAddress, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeAddress(work, access, 'billingAddress', c.req.valid('json')),
    ),
  )
  .openapi(shipping, async (c) => {
    const { code } = c.req.valid('param');
    const { shippingMethod, pickupPoint, scope } = c.req.valid('json');
    const methodCode = lastOf(shippingMethod);
    const point = pickupPoint
      ? await askAboutPoint(c.var.machine, accessOf(c, code), methodCode, lastOf(pickupPoint))
      : null;
    return changing(c, code, (work, access) =>
      changeShipping(work, access, { methodCode, point, scope }),
    );
  })
  .openapi(payment, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeCard(work, access, c.req.valid('json')),
    ),
  )
  .openapi(addingCoupon, (c) =>
    orFresh(c, c.req.valid('param').code, (access) =>
      answerOnce(c, async (work) => {
        await addCoupon(work, access, c.req.valid('json'));
        return { status: 201, ...(await presentChanged(work, access)) };
      }),
    ),
  )
  .openapi(removingCoupon, (c) => {
    const { code, couponCode } = c.req.valid('param');
    const { scope } = c.req.valid('query');
    return changing(c, code, (work, access) => removeCoupon(work, access, couponCode, scope));
  });
