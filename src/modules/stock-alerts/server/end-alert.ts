import type { UnitOfWork } from '#registry/schema.ts';

/** The link of a mail, or the button of a mail reader: the address is forgotten. Again: nothing. */
export async function endAlert({ tx }: UnitOfWork, leaveToken: string): Promise<void> {
  await tx.deleteFrom('stock_alerts').where('leave_token', '=', leaveToken).execute();
}
