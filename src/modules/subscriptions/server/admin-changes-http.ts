import { z } from '@hono/zod-openapi';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  addressChange,
  dateChange,
  frequencyChange,
  itemAddition,
  itemChange,
  scoped,
  shippingChange,
} from '../contracts.ts';
import { changeAddress } from './change-addresses.ts';
import { changeDate } from './change-date.ts';
import { changeFrequency } from './change-frequency.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import { askAboutPoint, changeShipping } from './change-shipping.ts';
import { changedAnswers, changeForTeam, ofCode, seen, teamAccess } from './team-http.ts';

const path = '/admin/subscriptions/{code}' as const;
const described = <P extends string>(end: P, operationId: string, summary: string) => ({
  path: `${path}${end}` as const,
  operationId,
  tags: ['Subscriptions'],
  summary,
  responses: changedAnswers,
});
const request = { params: ofCode, query: seen };
const ofItem = ofCode.extend({ id: z.string().max(20) });

const dating = adminRoute('subscriptions.manage', {
  ...described('/next-date', 'changeAnyNextDate', 'Moves the next delivery'),
  method: 'patch',
  request: { ...request, body: jsonBody(dateChange, 'PATCH') },
});
const pacing = adminRoute('subscriptions.manage', {
  ...described('/frequency', 'changeAnyFrequency', 'Delivers more or less often'),
  method: 'patch',
  request: { ...request, body: jsonBody(frequencyChange, 'PATCH') },
});
const adding = adminRoute('subscriptions.manage', {
  ...described('/items', 'addAnySubscriptionItem', 'Adds a variant'),
  method: 'post',
  request: { ...request, body: jsonBody(itemAddition, 'POST') },
});
const changingItem = adminRoute('subscriptions.manage', {
  ...described('/items/{id}', 'changeAnySubscriptionItem', 'Changes how many pieces come'),
  method: 'patch',
  request: { params: ofItem, query: seen, body: jsonBody(itemChange, 'PATCH') },
});
const removingItem = adminRoute('subscriptions.manage', {
  ...described('/items/{id}', 'removeAnySubscriptionItem', 'Takes a variant off'),
  method: 'delete',
  request: { params: ofItem, query: seen.extend(scoped.shape) },
});
const addressing = adminRoute('subscriptions.manage', {
  ...described('/shipping-address', 'changeAnyShippingAddress', 'Says where it goes'),
  method: 'put',
  request: { ...request, body: jsonBody(addressChange, 'PUT') },
});
const shipping = adminRoute('subscriptions.manage', {
  ...described('/shipping', 'changeAnyShipping', 'Chooses how it goes, or its relay point'),
  method: 'patch',
  request: { ...request, body: jsonBody(shippingChange, 'PATCH') },
});

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);
/** An id that cannot be one finds nothing. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Changes of what is delivered, when and where, by the commands customers use themselves. */
export const adminChangeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(dating, (c) => {
    const detail = c.req.valid('json');
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.date', ...change }, (work, access) =>
      changeDate(work, access, detail),
    );
  })
  .openapi(pacing, (c) => {
    const detail = c.req.valid('json');
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.rhythm', ...change }, (work, access) =>
      changeFrequency(work, access, detail),
    );
  })
  .openapi(adding, (c) => {
    const { productVariant, quantity, scope } = c.req.valid('json');
    const detail = { variantCode: lastOf(productVariant), quantity, scope };
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.item_added', ...change }, (work, access) =>
      addItem(work, access, detail),
    );
  })
  .openapi(changingItem, (c) => {
    const { code, id } = c.req.valid('param');
    const asked = c.req.valid('json');
    const change = { code, ...seenIn(c.req.valid('query')), detail: { id, ...asked } };
    return changeForTeam(c, { action: 'subscription.item_changed', ...change }, (work, access) =>
      changeItem(work, access, idOf(id), asked),
    );
  })
  .openapi(removingItem, (c) => {
    const { code, id } = c.req.valid('param');
    const { scope, version } = c.req.valid('query');
    const change = { code, version, detail: { id, scope } };
    return changeForTeam(c, { action: 'subscription.item_removed', ...change }, (work, access) =>
      removeItem(work, access, idOf(id), scope),
    );
  })
  .openapi(addressing, (c) => {
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')) };
    return changeForTeam(c, { action: 'subscription.address', ...change }, (work, access) =>
      changeAddress(work, access, 'shippingAddress', c.req.valid('json')),
    );
  })
  .openapi(shipping, async (c) => {
    const { shippingMethod, pickupPoint, scope } = c.req.valid('json');
    const detail = { methodCode: lastOf(shippingMethod), scope };
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    const { methodCode } = detail;
    const point = pickupPoint
      ? await askAboutPoint(
          c.var.machine,
          await teamAccess(c, change),
          methodCode,
          lastOf(pickupPoint),
        )
      : null;
    return changeForTeam(c, { action: 'subscription.shipping', ...change }, (work, access) =>
      changeShipping(work, access, { methodCode, point, scope }),
    );
  });

const seenIn = ({ version }: { version?: string | undefined }) => ({ version });
