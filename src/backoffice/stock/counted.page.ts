import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/counted.page';
import { countShelves } from './count-shelves.server.ts';

/** Where what was counted on shelves is sent. It shows no page. */
export async function action({ context, request }: Route.ActionArgs) {
  // What moves while a long count is on its way in is not in it.
  const begunAt = performance.now();
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, () => countShelves(admin, form, begunAt));
}
