import { fullDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths, recallPaths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { recallCalls } from '#services/shop/recalls.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { Route } from './+types/recall.page';
import { loadOr404 } from './load-or-404.ts';
import messages from './messages/recalls.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'recall', campaignDialogs: false } satisfies RouteHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const recall = await loadOr404(recallCalls(shop).read(params.recall));
  return { site, sites, recall, all: recallPaths.all(), path: recallPaths.one(recall.id) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { productName: product, lot } = loaderData.recall;
  return pageHead(loaderData, {
    title: t('one.title', { product, lot }),
    description: t('one.description', { product, lot }),
    path: loaderData.path,
  });
};

/** A recall: affected lots, reason, and what to do (FOOD-03). */
export default function RecallPage({ loaderData: { recall, all } }: Route.ComponentProps) {
  const { productName: product, lot, bestBefore, reason, advice, announcedAt } = recall;
  const dates = bestBefore.map((day) => fullDate(day)).join(', ');
  const facts = [
    [t('one.product'), product],
    [t('one.lot'), lot],
    [t('one.bestBefore'), dates || t('one.bestBeforeUnknown')],
    [t('one.announcedAt'), fullDate(announcedAt)],
  ];
  return (
    <Container className="pt-2 pb-14 lg:pt-4 lg:pb-24">
      <Breadcrumb trail={[{ label: t('heading'), to: all }, { label: product }]} />
      <h1 className="mt-4 break-words">{t('recall', { product, lot })}</h1>
      <dl className="mt-6 grid max-w-text gap-x-6 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-encre-2">{name}</dt>
            <dd className="mb-2 break-words font-bold md:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 text-h3">{t('one.reason')}</h2>
      <p className="mt-2 max-w-text break-words whitespace-pre-line">{reason}</p>
      <h2 className="mt-8 text-h3">{t('one.advice')}</h2>
      <p className="mt-2 max-w-text break-words whitespace-pre-line">{advice}</p>
      <p className="mt-8 mb-4 max-w-text">{t('one.help')}</p>
      <LinkButton to={paths.contact()}>{t('one.contact')}</LinkButton>
    </Container>
  );
}
