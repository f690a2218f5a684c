import { createHash } from 'node:crypto';
import { Refusal, refuse } from '#kit/refusal.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { type Customer, getLivingCustomer } from '#modules/customers/server/index.ts';
import {
  type AdminEnv,
  actAsStaff,
  adminRoute,
  subjectOfSameForm,
} from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { rehearse } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, PersonalData } from '#registry/schema.ts';
import type { MergePreviewShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { type MergeResult, mergeCustomers, type RowCounts } from './merge-customers.ts';

/** Origin of the site a customer signed up at. */
async function originOf({ db, config }: AppContext, { channel }: Customer): Promise<string> {
  const found = await findChannel(db, channel);
  if (!found) throw new Error(`No channel ${channel}`);
  return channelOrigin(found, config);
}

/** The two accounts named by path and body, with the origins of their sites. */
async function bothOf(appContext: AppContext, id: string, other: string) {
  const to = await getLivingCustomer(appContext.db, id);
  const from = await getLivingCustomer(appContext.db, other);
  const origins = { from: await originOf(appContext, from), to: await originOf(appContext, to) };
  return { from, to, origins };
}

const side = ({ id, email, firstName, lastName, createdAt }: Customer) => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
  createdAt: createdAt.toISOString(),
});

const counted = (counts: RowCounts) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name, count }));

/** Hash of the preview, to detect any change since. */
const seenOf = ({ from, to, moved, dropped }: MergeResult): string =>
  createHash('sha256')
    .update(
      JSON.stringify([from.id, from.email, to.id, to.email, counted(moved), counted(dropped)]),
    )
    .digest('hex')
    .slice(0, 32);

/** Routes to merge two accounts. The preview runs the merge and rolls it back. */
export const mergeAdminRoutes = (parts: readonly PersonalData[]) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.previewCustomerMerge), async (c) => {
      const { appContext, staff } = c.var;
      const { id, other } = c.req.valid('param');
      const { from, to, origins } = await bothOf(appContext, id, other);
      const shape: MergePreviewShape = {
        '@id': `/api/v2/admin/customers/${to.id}/merges/${from.id}`,
        '@type': 'CustomerMerge',
        kept: side(to),
        merged: side(from),
        moved: [],
        dropped: [],
        seen: '',
        refused: null,
      };
      const merge = { from: from.id, to: to.id, staffId: staff.id, origins };
      try {
        const result = await rehearse(appContext, (work) => mergeCustomers(work, parts, merge));
        const { moved, dropped } = result;
        return ld(c, {
          ...shape,
          moved: counted(moved),
          dropped: counted(dropped),
          seen: seenOf(result),
        });
      } catch (error) {
        // A refusal is part of the preview; any other error is a bug.
        if (!(error instanceof Refusal)) throw error;
        return ld(c, { ...shape, refused: words(error.code, error.params) });
      }
    })
    .openapi(adminRoute(operations.mergeCustomer), async (c) => {
      const { appContext, staff } = c.var;
      const { customer, seen } = c.req.valid('json');
      // When the form is submitted twice, the merged account no longer exists.
      if (await subjectOfSameForm(c, 'customer.merged')) return c.body(null, 204);
      const { from, to, origins } = await bothOf(
        appContext,
        c.req.valid('param').id,
        String(customer),
      );
      const auditedAction = {
        action: 'customer.merged',
        subject: String(to.id),
        detail: { customer: from.id },
      };
      await actAsStaff(c, auditedAction, async (work) => {
        const merge = { from: from.id, to: to.id, staffId: staff.id, origins };
        const result = await mergeCustomers(work, parts, merge);
        if (seenOf(result) !== seen) throw refuse('merge.changed');
      });
      return c.body(null, 204);
    });
