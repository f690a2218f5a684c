import {
  secondFactorCode,
  staffCredentials,
  staffPasskeySignIn,
} from '#modules/staff/contracts.ts';
import { PROOF_KINDS, type ProofKind } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { staffCalls } from '#services/admin/staff.ts';
import type { StaffSession } from '#services/staff-session.server.ts';
import { jsonOf } from './parts/json-of.server.ts';
import { t } from './sign-in-words.ts';

interface SignInAnswer {
  refused?: FormAnswer | undefined;
  /** The token of a sign-in that awaits a code or a passkey; null: from the beginning. */
  half: string | null;
  /** Possible second factors. */
  proofs: readonly ProofKind[];
}

/** Hidden field with the possible second factors, `code,passkey`. */
const PROOFS = 'proofs';

/** Handles any step of the sign-in; null once signed in. */
export async function answerSignIn(
  admin: AdminClient,
  session: StaffSession,
  data: FormData,
): Promise<SignInAnswer | null> {
  const calls = staffCalls(admin);
  const half = String(data.get('half') ?? '');
  const given = String(data.get(PROOFS) ?? '').split(',');
  const { done, refused } = await send(calls, data, half);
  if (!done) return { refused, half: half || null, proofs: PROOF_KINDS.filter(isIn(given)) };
  if (done.awaitsCode) return { half: done.token, proofs: done.administrator.proofs };
  session.signIn(done.token, done.expiresAt);
  return null;
}

const isIn = (given: readonly string[]) => (kind: ProofKind) => given.includes(kind);

function send(calls: ReturnType<typeof staffCalls>, data: FormData, half: string) {
  const intent = data.get('intent');
  if (intent === 'staffPasskey') return sendPasskey(calls, data);
  if (intent === 'staffCode')
    return submitForm({
      form: 'staffCode',
      data,
      schema: secondFactorCode,
      unexplained: t('codeLate'),
      send: ({ code }) => calls.proveCode(half, code),
    });
  return submitForm({
    form: 'staffSignIn',
    data,
    schema: staffCredentials,
    unexplained: t('wrong'),
    send: (credentials) => calls.signIn(credentials),
  });
}

/** The device's answer has no field, so an error is shown above the form. */
function sendPasskey(calls: ReturnType<typeof staffCalls>, data: FormData) {
  const passkey = jsonOf(data.get('passkey'));
  data.delete('passkey');
  return submitForm({
    form: 'staffPasskey',
    data,
    schema: staffPasskeySignIn,
    input: { passkey },
    unexplained: t('passkey.failed'),
    send: (signed) => calls.signInWithPasskey(signed),
  });
}
