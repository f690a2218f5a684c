import { FormProblem } from '#pages/forms/form-answer.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import type { OfficeContext } from '../office-context.ts';
import type { Refusal } from './unsent-queue.ts';

/** Thrown for what is refused in part, or may be confirmed: `answerUnsent` says it as it is. */
export class RefusedWork extends Error {
  override readonly name = 'RefusedWork';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Answers what a desk sends (see `unsentQueue`): 200 done, 422 with words when it is refused, 409 while somebody else
 * is signed in than who did it; whatever else happens, it is sent again.
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

/** What is refused, in words; null for what may be taken when it is sent again. */
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
  // Whoever is not signed in any more signs in again, and it is sent then.
  if (error.status === 401 || error.status === 429) return null;
  const said = error.violations.map(({ message }) => message).filter(Boolean);
  return { message: said.length > 0 ? said.join(' ') : error.message, fields: {} };
}

/** What a desk sent as JSON in a field of its form; null for what is none. */
export function readSent(form: FormData, field: string): unknown {
  try {
    return JSON.parse(String(form.get(field) ?? ''));
  } catch {
    // Refused as what can not be read.
    return null;
  }
}
