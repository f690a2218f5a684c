import type { Context } from 'hono';
import { idempotencyKey } from '#kit/operation.ts';
import { refuseFields } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AdminEnv } from '../admin-env.ts';
import { findSubjectByKey } from '../queries.ts';
import { type AuditedAction, recordAction } from '../record-action.ts';

/**
 * Runs every change made in the back office: one transaction for the change and its audit entry. With an
 * `Idempotency-Key`, a repeated form (double click, lost response) finds the entry and changes nothing. Returns null
 * in that case.
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

/** The subject recorded by an earlier submission of the same form, such as an order number; null without one. */
export async function subjectOfSameForm(
  c: Context<AdminEnv>,
  action: string,
): Promise<string | null> {
  const key = keyOf(c, action);
  return key && findSubjectByKey(c.var.appContext.db, key);
}

/**
 * The idempotency key of a form and staff member; null when none was sent.
 * @throws Refusal for a malformed key.
 */
function keyOf(c: Context<AdminEnv>, action: string): string | null {
  const given = c.req.header('idempotency-key');
  if (given === undefined) return null;
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw refuseFields([{ propertyPath: 'idempotency-key', code: 'invalid' }]);
  return `${c.var.staff.id} ${action} ${key.data}`;
}
