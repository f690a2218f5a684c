import { type RouterContextProvider, redirect } from 'react-router';
import { type PublicSettings, pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';

export type Feature = keyof PublicSettings['features'];

/** Guards a page of a feature: redirects to the account when it is disabled (GRD-15). */
export function requireFeature(context: Readonly<RouterContextProvider>, feature: Feature): void {
  if (!context.get(pageContext).settings.features[feature]) throw redirect(paths.account());
}
