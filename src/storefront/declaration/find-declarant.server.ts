import type { RouterContextProvider } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { customerCalls } from '#services/shop/customers.ts';

/** Name and e-mail of the signed-in customer, to prefill a declaration; else nulls. */
export async function findDeclarant(context: Readonly<RouterContextProvider>) {
  const { signedIn } = context.get(sessionContext);
  if (!signedIn) return { name: null, email: null };
  const { shop } = context.get(pageContext);
  const { firstName, lastName, email } = await customerCalls(shop, signedIn.customer).read();
  return { name: `${firstName} ${lastName}`, email };
}
