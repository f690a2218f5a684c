import { redirect, redirectDocument } from 'react-router';

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i;

/**
 * A redirect: inside the shop through the router, to another host by a full page load.
 * @throws Error for another host without permission (GRD-23), so that typed addresses cannot leave
 * the site.
 */
export function navigateTo(
  to: string,
  { status = 302, external = false }: { status?: number; external?: boolean } = {},
): Response {
  if (!ABSOLUTE.test(to)) return redirect(to, status);
  if (!external) throw new Error('Navigating to an external URL is not allowed by default.');
  if (!/^https?:$/.test(new URL(to, 'https://unknown.invalid').protocol))
    throw new Error(`Cannot navigate to '${to}'.`);
  return redirectDocument(to, status);
}
