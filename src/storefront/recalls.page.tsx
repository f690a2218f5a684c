import { fullDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { Peeking } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { recallPaths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { addressOn } from '#pages/sites.ts';
import { recallCalls } from '#services/shop/recalls.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/recalls.page';
import messages from './messages/recalls.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'recalls', campaignDialogs: false } satisfies RouteHandle;

/**
 * Product recalls, newest first; links are built in the loader, so that scripts do not contain
 * them.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const recalls = await recallCalls(shop).list();
  return {
    site,
    sites,
    path: recallPaths.all(),
    feed: addressOn(site, recallPaths.feed()),
    recalls: recalls.map((recall) => ({ ...recall, to: recallPaths.one(recall.id) })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageHead(loaderData, {
          title: t('title'),
          description: t('description'),
          path: loaderData.path,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: t('feed'),
          href: loaderData.feed,
        },
      ]
    : [];

/** All recalls, for checking a bag at home (FOOD-03). */
export default function RecallsPage({ loaderData: { recalls, feed } }: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-14">
      <PageHead art={<Peeking name="lot" />} lead={t('lead')} className="mb-6">
        <h1>{t('heading')}</h1>
      </PageHead>
      {recalls.length === 0 && (
        <Alert tone="success" className="max-w-narrow">
          <p className="text-h4 font-bold">{t('none')}</p>
          <p className="mt-1">{t('noneText')}</p>
        </Alert>
      )}
      <ul className="grid gap-4">
        {recalls.map(({ id, to, productName, lot, reason, announcedAt }) => (
          <li key={id}>
            <Card>
              <h2 className="text-h4">
                <Link to={to} className="link">
                  {t('recall', { product: productName, lot })}
                </Link>
              </h2>
              <p className="mt-1 text-small text-encre-2">
                {t('announced', { date: fullDate(announcedAt) })}
              </p>
              <p className="mt-3 max-w-text break-words">{reason}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href={feed} className="link inline-flex min-h-11 items-center">
          {t('follow')}
        </a>
        <span className="block max-w-text text-small text-encre-2">{t('followText')}</span>
      </p>
    </Container>
  );
}
