import { typedValues } from '#pages/forms/submit-form.server.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { ServiceError } from '#services/service-client.ts';
import { authCalls } from '#services/shop/auth.ts';
import type { Route } from './+types/password-advice';

/** Why a password is weak, for a form in which it is being chosen; `{message: null}` when it is not. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  const typed = typedValues(await request.formData());
  const { password = '', lastName, email } = typed;
  const firstName = typed.firstName || signedIn?.firstName;
  try {
    const question = { password, firstName, lastName, email };
    const { message } = await authCalls(shop).advisePassword(question);
    return Response.json({ message });
  } catch (error) {
    // Asked too often, or too long a text: the form does without advice.
    if (error instanceof ServiceError) return Response.json({ message: null });
    throw error;
  }
}
