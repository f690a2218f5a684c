import { words } from '#i18n/words.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Container } from '#ui/layout.tsx';
import messages from '../messages/web-view.fr.json';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/demo.page';

const t = words(messages);

export const handle = {
  name: 'web-view-demo',
  layout: 'bare',
  // Mobile applications handle consent themselves.
  tracking: false,
} satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, userAgent: request.headers.get('user-agent') ?? '' };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('demo.title'),
        path: paths.webViewDemo(),
        index: false,
        follow: false,
      })
    : [];

/** A page for mobile applications, without header and footer (RTE-55). */
export default function WebViewDemoPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-8">
      <h1 className="text-h2">{t('demo.title')}</h1>
      <p className="mt-3 max-w-text">{t('demo.text')}</p>
      <dl className="mt-6 max-w-text text-small">
        <dt className="font-bold">{t('demo.agent')}</dt>
        <dd className="break-words text-encre-2">{loaderData.userAgent || t('demo.unknown')}</dd>
      </dl>
    </Container>
  );
}
