import { FormProblem } from '#pages/forms/form-answer.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import type { OfficeContext } from '../office-context.ts';
import type { Refusal } from './unsent-queue.ts';

/**
 * Thrown for a refusal that is partial or can be confirmed: `answerUnsent` passes it on unchanged.
 */
export class RefusedWork extends Error {
  override readonly name = 'RefusedWork';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Answers a request of the queue (see `unsentQueue`): 200 done, 422 refused with messages, 409 when another user is signed in
 * than the one who did the work; after anything else it is sent again.
 */
export async function answerUnsent(
  { admin }: Pick<OfficeContext, 'admin'>,
  form: FormData,
  run: () => Promise<unknown>,
): Promise<Response> {
  try {
    const { id } = await staffCalls(admin).me();
    if (form.get('staff') !== String(id)) return answer({}, 409);
    await run();
    return answer({}, 200);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return answer(refusal, 422);
  }
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** The refusal with its messages; null for a failure after which a retry may succeed. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedWork) return error.refusal;
  if (error instanceof FormProblem) {
    const fields = Object.entries(error.fields).map(([name, lines]) => [name, lines.join(' ')]);
    return {
      message: [error.message, ...fields.map(([, said]) => said)].join(' '),
      fields: Object.fromEntries(fields),
    };
  }
  if (!(error instanceof ServiceError) || error.status >= 500) return null;
  // A signed-out user signs in again, and it is sent then.
  if (error.status === 401 || error.status === 429) return null;
  const said = error.violations.map(({ message }) => message).filter(Boolean);
  return { message: said.length > 0 ? said.join(' ') : error.message, fields: {} };
}

/** JSON in a form field; null when malformed. */
export function readSent(form: FormData, field: string): unknown {
  try {
    return JSON.parse(String(form.get(field) ?? ''));
  } catch {
    // Malformed: refused as unreadable.
    return null;
  }
}
