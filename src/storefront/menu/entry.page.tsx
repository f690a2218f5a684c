import { redirect } from 'react-router';
import { sessionContext } from '#pages/page-context.ts';
import { type MenuKind, NEW_ANIMAL, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { Container } from '#ui/layout.tsx';
import { speciesOf } from '../animals/animal-wire.ts';
import { shownAnimal } from '../animals/shown-animal.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/entry.page';
import { CatChoice } from './cat-choice.tsx';
import { t } from './menu-words.ts';
import { requireGuides } from './open-menu.server.ts';

export const handle = { name: 'menu-entry', layout: 'guide' } satisfies RouteHandle;

/**
 * Start of the mixed menu (RTE-52, RTE-53): redirects to the customer's cat, shows a choice among
 * several, or redirects to the steps for a new cat. A customer without a cat creates it first and
 * continues from its page (GRD-05).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings, shop, site, sites } = requireGuides(context);
  const kind: MenuKind = url.pathname.startsWith(paths.menuEntry('short')) ? 'short' : 'full';
  if (!settings.features.animals || !context.get(sessionContext).signedIn)
    throw redirect(paths.mixedMenu(kind, NEW_ANIMAL));
  const animals = await animalCalls(shop).list();
  const cats = animals.filter(({ type }) => speciesOf(type) === 'cat').map(shownAnimal);
  const [cat] = cats;
  if (!cat) throw redirect(`${paths.newAnimal()}?espece=chat`);
  if (cats.length === 1) throw redirect(paths.mixedMenu(kind, cat.id));
  return { site, sites, kind, cats, stages: [] };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('head', { title: t('choice.title') }),
        path: paths.menuEntry(loaderData.kind),
        index: false,
      })
    : [];

/** Choice of the cat. */
export default function MenuEntryPage({ loaderData: { kind, cats } }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-10 lg:py-16">
      <h1 tabIndex={-1}>{t('choice.title')}</h1>
      <p className="mt-3 mb-8 text-encre-2">{t('choice.lead')}</p>
      <CatChoice kind={kind} cats={cats} />
    </Container>
  );
}
