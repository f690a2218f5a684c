import { newDelivery } from '#modules/catalog/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent, readSent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/scanned.page';
import { t } from './stock-words.ts';

/** Endpoint for deliveries scanned without a purchase order. */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, async () => {
    const delivery = newDelivery.safeParse(readSent(form, 'delivery'));
    if (!delivery.success) throw new FormProblem(t('scan.unreadable'));
    const key = String(form.get('key') ?? '') || undefined;
    await teamStockCalls(admin).receive(delivery.data, key);
  });
}
