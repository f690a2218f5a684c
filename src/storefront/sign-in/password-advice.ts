import { typedValues } from '#pages/forms/form-answer.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { ServiceError } from '#services/service-client.ts';
import { authCalls } from '#services/shop/auth.ts';
import type { Route } from './+types/password-advice';

/** JSON endpoint: why a password is weak, while it is typed; `{message: null}` when it is not. */
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
    // Rate limited, or the text is too long: the form shows no advice.
    if (error instanceof ServiceError) return Response.json({ message: null });
    throw error;
  }
}
