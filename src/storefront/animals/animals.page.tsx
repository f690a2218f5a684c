import { Plus } from 'lucide-react';
import { data, redirect } from 'react-router';
import { Scene } from '#modules/media/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { findGuideAnimal, keepGuideAnimal } from '../guide/keep-animal.server.ts';
import { KeepAnimal } from '../guide/keep-animal.tsx';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/animals.page';
import { AnimalCard } from './animal-card.tsx';
import { t } from './animal-words.ts';
import { shownAnimal } from './shown-animal.ts';

export const handle = { name: 'account-pets' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireFeature(context, 'animals');
  const page = context.get(pageContext);
  const { shop, site, sites, settings } = page;
  requireSignIn(context, request);
  const animals = (await animalCalls(shop).list()).map(shownAnimal);
  const done = url.searchParams.get('fait');
  const animal = await findGuideAnimal({ page, session: context.get(sessionContext) });
  return { site, sites, animals, animal, done, hasGuides: settings.features.guides };
}

/** Keeps the animal the guide was answered for. */
export async function action({ context, request }: Route.ActionArgs) {
  requireFeature(context, 'animals');
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  requireSignIn(context, request);
  const refused = await keepGuideAnimal({ page, session }, await request.formData(), null);
  if (refused) return data(refused, { status: 422 });
  throw redirect(paths.animals('ajoute'));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: paths.animals(), index: false })
    : [];

/** The customer's animals (RTE-33, PET-01). */
export default function AnimalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { animals, animal, done, hasGuides } = loaderData;
  const add = (
    <LinkButton to={paths.newAnimal()} icon={Plus}>
      {t('add')}
    </LinkButton>
  );
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 mb-6 max-w-text text-encre-2">{t('lead')}</p>
      {done && t.has(`done.${done}`) && (
        <Alert tone="success" live className="mb-6">
          {t.translate(`done.${done}`)}
        </Alert>
      )}
      {animal && (
        <div className="mb-6">
          <KeepAnimal animal={animal} answer={actionData} />
        </div>
      )}
      {animals.length === 0 && !animal ? (
        <EmptyState
          art={<Scene name="empty-cart" className="w-72" />}
          title={t('empty')}
          actions={add}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="mb-6 grid gap-4 xl:grid-cols-2">
            {animals.map((animal) => (
              <AnimalCard key={animal.id} animal={animal} hasGuides={hasGuides} />
            ))}
          </ul>
          {add}
        </>
      )}
    </>
  );
}
