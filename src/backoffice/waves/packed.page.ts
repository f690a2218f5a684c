import { packedInWave } from '#modules/waves/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent, readSent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/packed.page';
import { t } from './wave-words.ts';

/** Endpoint for the packing page. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, async () => {
    const packed = packedInWave.safeParse(readSent(form, 'packed'));
    if (!packed.success) throw new FormProblem(t('packing.unreadable'));
    await waveCalls(admin).pack(id, packed.data, String(form.get('key') ?? '') || undefined);
  });
}
