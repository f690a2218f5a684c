import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found-variants';

const LONGEST = 100;

/** Formats that are named so, for the fields that ask for one; it shows no page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const typed = new URL(request.url).searchParams.get('recherche') ?? '';
  const found = await teamCatalogueCalls(admin).findVariants(typed.slice(0, LONGEST));
  return found.map(({ code, name }) => ({ code, name }));
}
