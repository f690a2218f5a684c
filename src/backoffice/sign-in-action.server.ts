import { secondFactorCode, staffCredentials } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { staffCalls } from '#services/admin/staff.ts';
import type { StaffSession } from '#services/staff-session.server.ts';
import { t } from './sign-in-words.ts';

interface SignInAnswer {
  refused?: FormAnswer | undefined;
  /** The token of a sign-in that awaits a code; null: from the beginning. */
  half: string | null;
}

/** Runs either step of signing in; null once somebody is in. */
export async function answerSignIn(
  admin: AdminClient,
  session: StaffSession,
  data: FormData,
): Promise<SignInAnswer | null> {
  const calls = staffCalls(admin);
  const half = String(data.get('half') ?? '');
  const { done, refused } =
    data.get('intent') === 'staffCode'
      ? await submitForm({
          form: 'staffCode',
          data,
          schema: secondFactorCode,
          unexplained: t('codeLate'),
          send: ({ code }) => calls.proveCode(half, code),
        })
      : await submitForm({
          form: 'staffSignIn',
          data,
          schema: staffCredentials,
          unexplained: t('wrong'),
          send: (credentials) => calls.signIn(credentials),
        });
  if (!done) return { refused, half: half || null };
  if (done.awaitsCode) return { half: done.token };
  session.signIn(done.token, done.expiresAt);
  return null;
}
