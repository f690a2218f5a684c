import type { UnitOfWork } from '#registry/schema.ts';

/** Ends an alert by the link of a mail or the button of a mail client, and deletes the address. Idempotent. */
export async function endAlert({ tx }: UnitOfWork, leaveToken: string): Promise<void> {
  await tx.deleteFrom('stock_alerts').where('leave_token', '=', leaveToken).execute();
}
