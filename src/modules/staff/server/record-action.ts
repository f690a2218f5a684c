import { jsonText } from '#kit/json-text.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** An action for the audit log. */
export interface AuditedAction {
  /** `order.shipped`; its French text is under `staff.actions`. */
  action: string;
  /** The subject: an order number, a code, an e-mail. */
  subject: string;
  /** Further details. Never a secret, and no more personal data than needed. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Adds an audit entry; false when one with this idempotency key exists. */
export async function recordAction(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  staffId: number | null,
  { action, subject, detail = {} }: AuditedAction,
  key: string | null = null,
): Promise<boolean> {
  const written = await tx
    .insertInto('staff_actions')
    .values({
      staff_id: staffId,
      action,
      subject,
      key,
      at: new Date(now.epochMilliseconds),
      detail: jsonText(detail),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
