import { z } from '@hono/zod-openapi';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import type { Machine, PersonalData } from '#schema.ts';
import { type CustomerPrivacyShape, customerPrivacyShape } from '../admin-contracts.ts';
import { presentExport } from './present.ts';
import { findErasure, listExports } from './queries.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestExport } from './request-export.ts';

const byId = z.object({ id: z.string().max(40) });
const tags = ['Customers'];
const nothing = jsonBody(z.object({}), 'POST');

const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/privacy',
  operationId: 'getCustomerPrivacy',
  summary: 'Copies a customer was made, and whether they asked to be forgotten',
  tags,
  request: { params: byId },
  responses: { 200: ldResponse(customerPrivacyShape, 'The requests'), ...errorResponses(404) },
});
const exporting = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/customers/{id}/data-exports',
  operationId: 'requestCustomerExport',
  summary: 'Makes a copy of everything known of a customer; only they can download it',
  tags,
  request: { params: byId, body: nothing },
  responses: { 202: emptyResponse('Accepted'), ...errorResponses(400, 404, 409, 415, 422) },
});
const deleting = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/customers/{id}/deletion-requests',
  operationId: 'requestCustomerDeletion',
  summary: 'Mails a customer the link that deletes their account: nothing is deleted without it',
  tags,
  request: { params: byId, body: nothing },
  responses: { 202: emptyResponse('Accepted'), ...errorResponses(400, 404, 415, 422) },
});

async function shown({ db, clock }: Machine, id: number): Promise<CustomerPrivacyShape> {
  const now = clock.now();
  const [copies, erasure] = await Promise.all([listExports(db, id), findErasure(db, id, now)]);
  return {
    '@id': `/api/v2/admin/customers/${id}/privacy`,
    '@type': 'CustomerPrivacy',
    exports: copies.map((copy) => {
      const { state, requestedAt, expiresAt } = presentExport(copy, now);
      return { id: copy.id, state, requestedAt, expiresAt };
    }),
    deletionUntil: erasure.until?.toISOString() ?? null,
    erasedAt: erasure.at?.toISOString() ?? null,
  };
}

/** What the team starts when somebody asks for their data by telephone or by letter. */
export const adminRoutes = (parts: readonly PersonalData[]) =>
  apiRoutes<AdminEnv>(words)
    .openapi(reading, async (c) => {
      const { id } = await getCustomer(c.var.machine.db, c.req.valid('param').id);
      return ld(c, await shown(c.var.machine, id));
    })
    .openapi(exporting, async (c) => {
      const { id } = await getLivingCustomer(c.var.machine.db, c.req.valid('param').id);
      const deed = { action: 'customer.export_requested', subject: String(id) };
      await actAsStaff(c, deed, (work) => requestExport(work, id));
      return c.body(null, 202);
    })
    .openapi(deleting, async (c) => {
      const { db, config } = c.var.machine;
      const customer = await getLivingCustomer(db, c.req.valid('param').id);
      const channel = await findChannel(db, customer.channel);
      if (!channel) throw new Error(`No channel ${customer.channel}`);
      const origin = channelOrigin(channel, config);
      const deed = { action: 'customer.deletion_requested', subject: String(customer.id) };
      await actAsStaff(c, deed, async (work) => {
        await refuseObstacles(work, parts, customer.id);
        await requestDeletion(work, { customer, reason: null, origin });
      });
      return c.body(null, 202);
    });
