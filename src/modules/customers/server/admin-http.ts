import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  customerCorrection,
  customerMailRowShape,
  customerMailShape,
  noteInput,
  teamCustomerRowShape,
  teamCustomerShape,
} from '../admin-contracts.ts';
import { getMailTo, listMailsTo } from './customer-mails.ts';
import { getCustomer, getLivingCustomer } from './get-customer.ts';
import { listCustomersForTeam } from './list-for-team.ts';
import { addNote, listNotes, removeNote } from './notes.ts';
import { presentForTeam, presentRowForTeam } from './present-for-team.ts';
import { type Customer, listAddresses } from './queries.ts';
import { updateCustomer } from './update-customer.ts';

const byId = z.object({ id: z.string().max(40) });
const tags = ['Customers'];
const theCustomer = ldResponse(teamCustomerShape, 'The customer');

const listing = listRoute('customers.read', {
  path: '/admin/customers',
  operationId: 'listCustomers',
  summary: 'Everybody with an account, the newest first',
  tags,
  member: teamCustomerRowShape,
  filters: {
    search: z.string().max(200).optional().openapi({
      description: 'How an e-mail or a name begins, or a whole phone number',
    }),
  },
});
const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}',
  operationId: 'getAnyCustomer',
  summary: 'A customer with their addresses and what the team noted about them',
  tags,
  request: { params: byId },
  responses: { 200: theCustomer, ...errorResponses(404) },
});
const correcting = adminRoute('customers.manage', {
  method: 'put',
  path: '/admin/customers/{id}',
  operationId: 'correctCustomer',
  summary:
    'Corrects the given fields; a new e-mail is to be proved by its owner, and the former one is told',
  tags,
  request: { params: byId, body: jsonBody(customerCorrection, 'PUT') },
  responses: { 200: theCustomer, ...errorResponses(400, 404, 415, 422) },
});
const noting = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/customers/{id}/notes',
  operationId: 'addCustomerNote',
  summary:
    'Writes a note about a customer; no customer sees it, unless they ask for a copy of their data',
  tags,
  request: { params: byId, body: jsonBody(noteInput, 'POST') },
  responses: { 200: theCustomer, ...errorResponses(400, 404, 415, 422) },
});
const unnoting = adminRoute('customers.manage', {
  method: 'delete',
  path: '/admin/customers/{id}/notes/{note}',
  operationId: 'removeCustomerNote',
  summary: 'Takes a note away',
  tags,
  request: { params: byId.extend({ note: z.string().max(40) }) },
  responses: { 204: emptyResponse('Gone'), ...errorResponses(404) },
});
const mails = listRoute('customers.read', {
  path: '/admin/customers/{id}/mails',
  operationId: 'listCustomerMails',
  summary: 'The mails written to the present address of a customer, the newest first',
  tags,
  member: customerMailRowShape,
  params: byId,
});
const mail = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/mails/{mail}',
  operationId: 'getCustomerMail',
  summary: 'The words of a mail, without its links',
  tags,
  request: { params: byId.extend({ mail: z.string().max(40) }) },
  responses: { 200: ldResponse(customerMailShape, 'The mail'), ...errorResponses(404) },
});

const WHOLE_BOOK = { page: 1, itemsPerPage: 100, offset: 0 };

async function shown(db: Db, customer: Customer) {
  const [{ addresses }, notes] = await Promise.all([
    listAddresses(db, customer.id, WHOLE_BOOK),
    listNotes(db, customer.id),
  ]);
  return presentForTeam(customer, { addresses, notes });
}

/** What the team sees of customers, and corrects. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const paging = pagingOf(c);
    const { search } = c.req.valid('query');
    const { rows, total } = await listCustomersForTeam(c.var.machine.db, search, paging);
    return ld(c, collection(c, 'Customer', rows.map(presentRowForTeam), total, paging));
  })
  .openapi(reading, async (c) => {
    const { db } = c.var.machine;
    return ld(c, await shown(db, await getCustomer(db, c.req.valid('param').id)));
  })
  .openapi(correcting, async (c) => {
    const { db } = c.var.machine;
    const { id } = c.req.valid('param');
    const correction = c.req.valid('json');
    const customer = await getLivingCustomer(db, id);
    const detail = { fields: Object.keys(correction) };
    const deed = { action: 'customer.corrected', subject: String(customer.id), detail };
    await actAsStaff(c, deed, (work) => updateCustomer(work, customer.id, correction));
    return ld(c, await shown(db, await getCustomer(db, id)));
  })
  .openapi(noting, async (c) => {
    const { db } = c.var.machine;
    const customer = await getLivingCustomer(db, c.req.valid('param').id);
    const note = { customerId: customer.id, staffId: c.var.staff.id, ...c.req.valid('json') };
    const deed = { action: 'customer.noted', subject: String(customer.id) };
    await actAsStaff(c, deed, (work) => addNote(work, note));
    return ld(c, await shown(db, customer));
  })
  .openapi(unnoting, async (c) => {
    const { id, note } = c.req.valid('param');
    const { id: customerId } = await getCustomer(c.var.machine.db, id);
    const deed = { action: 'customer.note_removed', subject: String(customerId) };
    await actAsStaff(c, deed, (work) => removeNote(work, { customerId, id: note }));
    return c.body(null, 204);
  })
  .openapi(mails, async (c) => {
    const { db } = c.var.machine;
    const customer = await getCustomer(db, c.req.valid('param').id);
    return ld(c, collection(c, 'Mail', await listMailsTo(db, customer, pagingOf(c, 10))));
  })
  .openapi(mail, async (c) => {
    const { db } = c.var.machine;
    const { id, mail } = c.req.valid('param');
    return ld(c, await getMailTo(db, await getCustomer(db, id), mail));
  });
