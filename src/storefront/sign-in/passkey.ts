import type { z } from 'zod';
import { passkeyAssertion } from '#kit/passkey-shapes.ts';
import { passkeyAddition } from '#modules/identity/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { type PageContext, pageContext, sessionContext } from '#pages/page-context.ts';
import type { PasskeyAnswer } from '#pages/passkey-answer.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Session } from '#services/session.server.ts';
import { authCalls } from '#services/shop/auth.ts';
import { signIn } from '#services/sign-in.server.ts';
import type { Route } from './+types/passkey';
import { withProof } from './owner-proof.server.ts';
import { takeReturn } from './social-return.server.ts';

/**
 * Mediates between the browser's passkey dialogue and the API: returns options, and submits the
 * device's answer. Called by scripts only; refusals have French messages.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  const typed = typedValues(await request.formData());
  try {
    return Response.json(await answer(page, session, typed));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const problem = error.violations[0]?.message ?? error.description;
    return Response.json({ problem } satisfies PasskeyAnswer, { status: error.status });
  }
}

async function answer(
  page: PageContext,
  session: Session,
  typed: Record<string, string>,
): Promise<PasskeyAnswer> {
  const calls = authCalls(page.shop);
  const { intent, name, password, passkey } = typed;
  if (intent === 'sign-in-options') return optionsOf(await calls.beginPasskeySignIn());
  if (intent === 'sign-in') {
    const signed = read(passkeyAssertion, passkey);
    const onLost = (err: unknown) => page.log.error({ err }, 'a cart was lost at sign-in');
    await signIn(session, page.shop, { passkey: signed }, onLost);
    return { to: takeReturn(session) ?? paths.account() };
  }
  const { signedIn } = session;
  if (!signedIn) return { to: paths.signIn() };
  if (intent === 'options')
    return optionsOf(
      await withProof(session, (proof) =>
        calls.beginPasskey(signedIn.customer, { password, ...proof }),
      ),
    );
  const addition = read(passkeyAddition, JSON.stringify({ name, passkey: parsed(passkey) }));
  await calls.addPasskey(signedIn.customer, addition);
  return { to: paths.signIns('cle-ajoutee') };
}

const optionsOf = ({ options }: { options: Record<string, unknown> }) => ({ options });

/** @throws Response 400 for a malformed request. */
function read<Shape extends z.ZodType>(shape: Shape, text: string | undefined): z.output<Shape> {
  const found = shape.safeParse(parsed(text));
  if (!found.success) throw new Response(null, { status: 400 });
  return found.data;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Invalid JSON is refused by the schema.
    return null;
  }
}
