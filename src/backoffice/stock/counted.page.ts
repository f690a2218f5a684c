import { z } from 'zod';
import { newStockMovement } from '#modules/catalog/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { teamCatalogueCalls, teamStockCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent, readSent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/counted.page';
import { t } from './stock-words.ts';

const counted = newStockMovement.extend({ code: z.string().min(1).max(20) });

/** Where what was counted on a shelf is sent. It shows no page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, async () => {
    const count = counted.safeParse(readSent(form, 'count'));
    if (!count.success) throw new FormProblem(t('scan.unreadable'));
    const { code, ...move } = count.data;
    const variant = await teamCatalogueCalls(admin).findScanned(code);
    if (!variant) throw new FormProblem(t('scan.unknown'));
    const key = String(form.get('key') ?? '') || undefined;
    await teamStockCalls(admin).move(variant.code, move, key);
  });
}
