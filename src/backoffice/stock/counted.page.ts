import { requireStaff } from '../require-staff.server.ts';
import { answerUnsent } from '../unsent/answer-unsent.server.ts';
import type { Route } from './+types/counted.page';
import { countShelves } from './count-shelves.server.ts';

/** Endpoint for stock counts. */
export async function action({ context, request }: Route.ActionArgs) {
  // Taken first: movements while a long count is being uploaded are not part of it.
  const begunAt = performance.now();
  const { admin } = requireStaff(context, request);
  const form = await request.formData();
  return answerUnsent({ admin }, form, () => countShelves(admin, form, begunAt));
}
