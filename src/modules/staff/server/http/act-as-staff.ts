import type { Context } from 'hono';
import { idempotencyKey } from '#kit/operation.ts';
import { refuseFields } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AdminEnv } from '../admin-env.ts';
import { type AuditedAction, recordAction } from '../record-action.ts';

/**
 * The door of every change made in the back office: one transaction for the change and for its line
 * in the audit log. With an `Idempotency-Key`, the same form sent again — a double click, a lost
 * answer — finds its line written and changes nothing. Answers null then.
 */
export async function actAsStaff<T>(
  c: Context<AdminEnv>,
  auditedAction: AuditedAction,
  command: (work: UnitOfWork) => Promise<T>,
): Promise<T | null> {
  const given = c.req.header('idempotency-key');
  const key = given === undefined ? null : idempotencyKey.safeParse(given);
  if (key?.success === false)
    throw refuseFields([{ propertyPath: 'idempotency-key', code: 'invalid' }]);
  const { appContext, staff } = c.var;
  const name = key ? `${staff.id} ${auditedAction.action} ${key.data}` : null;
  return transact(appContext, async (work) =>
    (await recordAction(work, staff.id, auditedAction, name)) ? command(work) : null,
  );
}
