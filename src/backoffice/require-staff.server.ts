import { type RouterContextProvider, redirect } from 'react-router';
import { pageAddress } from '#pages/public-documents.ts';
import { type OfficeContext, officeContext } from './office-context.ts';
import { officePaths } from './paths.ts';

/** What a page of the back office works with; who is not signed in is led to the sign-in page first. */
export function requireStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
): OfficeContext {
  const office = context.get(officeContext);
  if (office.session.token) return office;
  throw redirect(officePaths.signIn(pageAddress(new URL(request.url))));
}
