import { purchaseReceipt } from '#modules/purchasing/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent, readSent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/received.page';
import { t } from './purchasing-words.ts';

/** Endpoint for a counted delivery. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, async () => {
    const receipt = purchaseReceipt.safeParse(readSent(form, 'receipt'));
    if (!receipt.success) throw new FormProblem(t('goodsIn.unreadable'));
    const key = String(form.get('key') ?? '') || undefined;
    await purchasingCalls(admin).receive(id, receipt.data, key);
  });
}
