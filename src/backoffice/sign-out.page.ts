import { redirect } from 'react-router';
import { staffCalls } from '#services/admin/staff.ts';
import type { Route } from './+types/sign-out.page';
import { officeContext } from './office-context.ts';
import { officePaths } from './paths.ts';

/** Signs out by form only: a link or image of another site cannot. */
export const loader = () => redirect(officePaths.home());

export async function action({ context }: Route.ActionArgs) {
  const { admin, session } = context.get(officeContext);
  if (session.token) await staffCalls(admin).signOut();
  session.signOut();
  return redirect(officePaths.signIn());
}
