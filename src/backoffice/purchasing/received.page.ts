import { purchaseReceipt } from '#modules/purchasing/admin-contracts.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { ServiceError } from '#services/service-client.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/received.page';
import { t } from './purchasing-words.ts';

/**
 * Where a delivery that was counted is sent: 200 done, 422 with words when it is refused; anything else is tried again.
 * It shows no page.
 */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  const receipt = purchaseReceipt.safeParse(readJson(String(form.get('receipt') ?? '')));
  if (!receipt.success) return answer({ message: t('goodsIn.unreadable') }, 422);
  try {
    await purchasingCalls(admin).receive(
      id,
      receipt.data,
      String(form.get('key') ?? '') || undefined,
    );
    return answer({}, 200);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500 || error.status === 429)
      throw error;
    const said = error.violations.map(({ message }) => message).filter(Boolean);
    return answer({ message: said.length > 0 ? said.join(' ') : error.message }, 422);
  }
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is nothing that can be received, and refused as such.
    return null;
  }
}
