import { pickedGoods } from '#modules/waves/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent, readSent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/picked.page';
import { t } from './wave-words.ts';

/** Endpoint for picked articles. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, async () => {
    const picked = pickedGoods.safeParse(readSent(form, 'picked'));
    if (!picked.success) throw new FormProblem(t('packing.unreadable'));
    await waveCalls(admin).pick(id, picked.data, String(form.get('key') ?? '') || undefined);
  });
}
