import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { language } from '#i18n/language.ts';
import { getFooter, getHeader } from '#modules/content/content-operations.ts';
import { type PageContext, type PublicSettings, pageContext } from '#pages/page-context.ts';
import { isAccountPage, isFramed, layoutOf, pageHandle } from '#pages/route-handle.ts';
import type { Site } from '#pages/sites.ts';
import { isUnreached } from '#pages/unreached.ts';
import { isServiceAway, ServiceError } from '#services/service-client.ts';
import bricolage from '#ui/fonts/bricolage.woff2';
import figtree from '#ui/fonts/figtree.woff2';
import styles from '#ui/styles.css?url';
import type { Route } from './+types/root';
import { useBuilds } from './storefront/builds/use-builds.ts';
import { Campaigns } from './storefront/campaigns/campaigns.tsx';
import { ErrorScreen, UnreachedScreen } from './storefront/error-screen.tsx';
import { followRouteRules } from './storefront/follow-route-rules.server.ts';
import { closeSections } from './storefront/maintenance.server.ts';
import { otherSiteLinks } from './storefront/shell/other-site-links.server.ts';
import { Shell } from './storefront/shell/shell.tsx';
import { shownFooter, shownHeader } from './storefront/shell/shown-frame.ts';
import { Tracking } from './storefront/tracking/tracking.tsx';
import { BODY_CLASS_SCRIPT, useVisitorRefresh } from './storefront/visitor.ts';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [
  font(bricolage),
  font(figtree),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const middleware = [closeSections, followRouteRules];

/** The frame of every page. It is the same for everybody and changes only with the content. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { content, settings, site, sites, languages } = page;
  const [header, footer] = await Promise.all([
    frameContent(page, content.get(getHeader)),
    frameContent(page, content.get(getFooter)),
  ]);
  return {
    header: header && shownHeader(header.attributes),
    footer: footer && shownFooter(footer.attributes, otherSiteLinks(site, sites)),
    languages: languages.length > 1 ? languages : undefined,
    settings,
    tracking: trackingOf(settings, site),
    campaigns: {
      ...campaignsOf(settings, site, sites),
      languages: languages.length > 1 ? languages : undefined,
    },
  };
}

/**
 * Content of the frame; null where there is none yet, or its service is away: the shop sells without
 * (REL-67). Such a page is not kept.
 */
async function frameContent<T>(
  { lacks, log, isContentElsewhere }: PageContext,
  reading: Promise<T>,
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const isMissing = error instanceof ServiceError && error.status === 404;
    if (!isMissing && !(isContentElsewhere && isServiceAway(error))) throw error;
    lacks.content = true;
    log.error({ err: error }, 'the frame of pages has no content');
    return null;
  }
}

/** What the campaign service is asked with (CMP-15). */
function campaignsOf(
  { campaigns: { base, app }, environment }: PublicSettings,
  { country, locale, prefix }: Site,
  sites: readonly Site[],
) {
  const store = { country_version: country, store_code: country.toLowerCase() };
  return {
    base,
    locale,
    appName: `${app}-${locale.slice(0, 2)}`,
    common: { platform_env: environment, site_entity: 'store' as const, ...store },
    sites: sites
      .filter((one) => one.prefix === prefix)
      .map(({ country, origin }) => ({ country, origin })),
  };
}

/** I18-14: the country's version and its shop, as those who measure tell them apart. */
function trackingOf({ tagManager, environment }: PublicSettings, { country }: Site) {
  if (!tagManager) return null;
  const store = { country_version: country, store_code: country.toLowerCase() };
  return { ...tagManager, common: { platform_env: environment, ...store } };
}

/** Moving between pages does not ask for the frame again. */
export const shouldRevalidate = () => false;

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame status={status}>
      {isUnreached(error) ? (
        <UnreachedScreen />
      ) : (
        <ErrorScreen status={status} data={isRouteErrorResponse(error) ? error.data : null} />
      )}
    </Frame>
  );
}

/** Chooses the layout the page asked for; without its content a bare frame still shows the page. */
function Frame({ children, status = null }: { children: ReactNode; status?: number | null }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const layout = layoutOf(matches);
  // Who manages a subscription, or ends it, is not advertised to.
  const isAccount = isAccountPage(pageHandle(matches));
  const isOffice = layout === 'office';
  const frame = data?.header &&
    data.footer && {
      header: data.header,
      footer: data.footer,
      languages: data.languages,
    };
  useVisitorRefresh();
  useBuilds();
  return (
    <Shell
      layout={layout}
      pays={pageHandle(matches)?.pays?.(matches.at(-1)?.loaderData)}
      newsletter={!isAccount}
      isFramed={status === null && isFramed(matches)}
      content={frame}
      notice={
        <>
          {data?.tracking && !isOffice && <Tracking settings={data.tracking} status={status} />}
          {data && !isOffice && <Campaigns settings={data.campaigns} status={status} />}
        </>
      }
    >
      {children}
    </Shell>
  );
}

/** The HTML document. Its body starts anonymous; the first script corrects that before painting. */
export function Layout({ children }: { children: ReactNode }) {
  const spoken = language();
  return (
    <html lang={spoken?.code ?? 'fr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={styles} precedence="first" />
        <meta name="theme-color" content="#f9fbf6" />
        {spoken && (
          <link rel="preload" as="fetch" crossOrigin="" href={spoken.file} data-texts="" />
        )}
        <Meta />
        <Links />
      </head>
      <body className="anonymous" suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: BODY_CLASS_SCRIPT }} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
