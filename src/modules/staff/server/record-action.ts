import { jsonText } from '#kit/json-text.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** What is being done, in the words of the audit log. */
export interface AuditedAction {
  /** `order.shipped`; its French words stand in `staff.actions`. */
  action: string;
  /** What it is done to, as the shop names it: an order number, a code, an e-mail. */
  subject: string;
  /** What else is worth knowing later. Never a secret, never more of a person than needed. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Writes a line of the audit log; false when a form with this key was done before. */
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
