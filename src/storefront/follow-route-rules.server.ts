import { type MiddlewareFunction, type RouterContextProvider, replace } from 'react-router';
import { oncePer } from '#kit/once-per.ts';
import { ownValue } from '#kit/own-value.ts';
import { listRouteRules } from '#modules/content/content-operations.ts';
import type { RouteRule } from '#modules/content/contracts.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { navigateTo } from './navigate-to.server.ts';
import { type Feature, requireFeature } from './require-feature.server.ts';

type Context = Readonly<RouterContextProvider>;
type Guard = (context: Context) => void;

const feature =
  (name: Feature): Guard =>
  (context) =>
    requireFeature(context, name);

/** What a rule may run before a page, by name (GRD-24). */
const guards: Readonly<Record<string, Guard>> = {
  'animals-feature': feature('animals'),
  'guides-feature': feature('guides'),
  'sponsorship-feature': feature('sponsorship'),
  'subscriptions-feature': feature('subscriptions'),
  'orders-feature': feature('orders'),
  maintenance: () => {
    throw replace(paths.maintenance());
  },
};

/**
 * Runs the guards of a route rule.
 * @throws Error for an unknown name (GRD-22): a page that should be guarded must not be shown.
 */
export function runMiddleware(names: Readonly<Record<string, boolean>>, context: Context): void {
  for (const [name, runs] of Object.entries(names)) {
    if (!runs) continue;
    const guard = ownValue(guards, name);
    if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
    guard(context);
  }
}

/** GRD-18, GRD-19: applies the content system's rule for the path of a page. */
export const followRouteRules: MiddlewareFunction<Response> = async ({ context, url }) => {
  const rules = await findRules(context);
  const rule = rules.get(url.pathname);
  if (!rule) return;
  if (rule.redirect) {
    const { to, statusCode } = rule.redirect;
    const query = to.includes('?') ? '' : url.search;
    throw navigateTo(to + query, { status: statusCode, external: true });
  }
  if (rule.appMiddleware) runMiddleware(rule.appMiddleware, context);
};

/** Indexed once per list, which is cached until content changes. */
const byPath = oncePer(
  (list: readonly RouteRule[]): ReadonlyMap<string, RouteRule> =>
    new Map(list.map((rule) => [rule.path, rule])),
);

/** An empty list from a content system without route rules. */
async function findRules(context: Context): Promise<ReadonlyMap<string, RouteRule>> {
  const { content, log } = context.get(pageContext);
  const list = await content.get(listRouteRules).catch((error): RouteRule[] => {
    if (!(error instanceof ServiceError) || error.status !== 404)
      log.error({ err: error }, 'route rules not read');
    return [];
  });
  return byPath(list);
}
