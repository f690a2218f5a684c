import { fieldError } from '#modules/customers/web/index.ts';
import type { PasskeyAnswer } from '#pages/passkey-answer.ts';
import { ownCalls, staffCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Route } from './+types/passkey-options.page';
import { officeContext } from './office-context.ts';
import { officePaths } from './paths.ts';

/**
 * Passkey options: to sign in, or to register a passkey for the signed-in user. Called by scripts;
 * the device's answer is submitted with a form of the page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin, session } = context.get(officeContext);
  const form = await request.formData();
  try {
    if (form.get('intent') === 'sign-in')
      return answer(await staffCalls(admin).beginPasskeySignIn());
    if (!session.token) return answer({ to: officePaths.signIn(officePaths.ownAccess()) });
    const password = form.get('password');
    const proof = { password: typeof password === 'string' ? password : null };
    return answer(await ownCalls(admin).beginPasskey(proof));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const [wrong] = error.violations;
    const problem = wrong ? fieldError('addPasskey', wrong.propertyPath, wrong) : error.description;
    return Response.json({ problem } satisfies PasskeyAnswer, { status: error.status });
  }
}

const answer = ({ options, to }: PasskeyAnswer) => Response.json({ options, to });
