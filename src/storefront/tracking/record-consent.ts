import { consentInput } from '#modules/tracking/contracts.ts';
import { pageContext } from '#pages/page-context.ts';
import { ServiceError } from '#services/service-client.ts';
import { consentCalls } from '#services/shop/consents.ts';
import type { Route } from './+types/record-consent';

/** Records a cookie consent; the browser does not wait for the answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const typed = await request.formData();
  const granted = String(typed.get('granted') ?? '');
  const chosen = consentInput.safeParse({
    id: typed.get('id'),
    granted: granted === '' ? [] : granted.split('-'),
  });
  if (!chosen.success) return new Response(null, { status: 422 });
  try {
    await consentCalls(shop).record(chosen.data);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof ServiceError) return new Response(null, { status: error.status });
    throw error;
  }
}
