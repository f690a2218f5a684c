import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { getMailTo, listMailsTo } from './customer-mails.ts';
import { getCustomer, getLivingCustomer } from './get-customer.ts';
import { addNote, listNotes, removeNote } from './notes.ts';
import { presentForTeam } from './present-for-team.ts';
import { type Customer, listAddresses } from './queries.ts';
import { updateCustomer } from './update-customer.ts';

const WHOLE_BOOK = { page: 1, itemsPerPage: 100, offset: 0 };

async function shown(db: Db, customer: Customer) {
  const [{ addresses }, notes] = await Promise.all([
    listAddresses(db, customer.id, WHOLE_BOOK),
    listNotes(db, customer.id),
  ]);
  return presentForTeam(customer, { addresses, notes });
}

/** Customers as seen and corrected by the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getAnyCustomer), async (c) => {
    const { db } = c.var.appContext;
    return ld(c, await shown(db, await getCustomer(db, c.req.valid('param').id)));
  })
  .openapi(adminRoute(operations.correctCustomer), async (c) => {
    const { db } = c.var.appContext;
    const { id } = c.req.valid('param');
    const correction = c.req.valid('json');
    const customer = await getLivingCustomer(db, id);
    const detail = { fields: Object.keys(correction) };
    const auditedAction = { action: 'customer.corrected', subject: String(customer.id), detail };
    await actAsStaff(c, auditedAction, (work) => updateCustomer(work, customer.id, correction));
    return ld(c, await shown(db, await getCustomer(db, id)));
  })
  .openapi(adminRoute(operations.addCustomerNote), async (c) => {
    const { db } = c.var.appContext;
    const customer = await getLivingCustomer(db, c.req.valid('param').id);
    const note = { customerId: customer.id, staffId: c.var.staff.id, ...c.req.valid('json') };
    const auditedAction = { action: 'customer.noted', subject: String(customer.id) };
    await actAsStaff(c, auditedAction, (work) => addNote(work, note));
    return ld(c, await shown(db, customer));
  })
  .openapi(adminRoute(operations.removeCustomerNote), async (c) => {
    const { id, note } = c.req.valid('param');
    const { id: customerId } = await getCustomer(c.var.appContext.db, id);
    const auditedAction = { action: 'customer.note_removed', subject: String(customerId) };
    await actAsStaff(c, auditedAction, (work) => removeNote(work, { customerId, id: note }));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listCustomerMails), async (c) => {
    const { db } = c.var.appContext;
    const customer = await getCustomer(db, c.req.valid('param').id);
    return ld(c, collection(c, 'Mail', await listMailsTo(db, customer, pagingOf(c, 10))));
  })
  .openapi(adminRoute(operations.getCustomerMail), async (c) => {
    const { db } = c.var.appContext;
    const { id, mail } = c.req.valid('param');
    return ld(c, await getMailTo(db, await getCustomer(db, id), mail));
  });
