import { type RouterContextProvider, redirect } from 'react-router';
import { pageAddress } from '#pages/public-documents.ts';
import { type OfficeContext, officeContext } from './office-context.ts';
import { officePaths } from './paths.ts';

/** Context of a back office page; without a session it redirects to the sign-in. */
export function requireStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
): OfficeContext {
  const office = context.get(officeContext);
  if (office.session.token) return office;
  throw redirect(officePaths.signIn(pageAddress(new URL(request.url))));
}
