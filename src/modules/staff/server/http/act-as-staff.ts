import type { Context } from 'hono';
import { idempotencyKey } from '#kit/operation.ts';
import { refuseFields } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AdminEnv } from '../admin-env.ts';
import { findSubjectByKey } from '../queries.ts';
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
  const { appContext, staff } = c.var;
  const name = keyOf(c, auditedAction.action);
  return transact(appContext, async (work) =>
    (await recordAction(work, staff.id, auditedAction, name)) ? command(work) : null,
  );
}

/** What the same form, sent before, wrote its line about, such as the number of an order; null without one. */
export async function subjectOfSameForm(
  c: Context<AdminEnv>,
  action: string,
): Promise<string | null> {
  const key = keyOf(c, action);
  return key && findSubjectByKey(c.var.appContext.db, key);
}

/**
 * One form of one colleague; null when the caller named none.
 * @throws Refusal for what is no key.
 */
function keyOf(c: Context<AdminEnv>, action: string): string | null {
  const given = c.req.header('idempotency-key');
  if (given === undefined) return null;
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw refuseFields([{ propertyPath: 'idempotency-key', code: 'invalid' }]);
  return `${c.var.staff.id} ${action} ${key.data}`;
}
