import { packedInWave } from '#modules/waves/admin-contracts.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { ServiceError } from '#services/service-client.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/packed.page';
import { t } from './wave-words.ts';

/**
 * Where a packing desk sends what was scanned: 200 done, 422 with words when it is refused; anything else is tried again.
 * It shows no page.
 */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  const packed = packedInWave.safeParse(readJson(String(form.get('packed') ?? '')));
  if (!packed.success) return answer({ message: t('packing.unreadable') }, 422);
  try {
    await waveCalls(admin).pack(id, packed.data, String(form.get('key') ?? '') || undefined);
    return answer({}, 200);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500 || error.status === 429)
      throw error;
    return answer({ message: error.message }, 422);
  }
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is nothing that can be packed, and refused as such.
    return null;
  }
}
