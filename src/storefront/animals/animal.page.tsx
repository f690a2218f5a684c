import { data, redirect, useLocation } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { animalCalls } from '#services/shop/animals.ts';
import { vetSheetCalls } from '#services/shop/vet-sheets.ts';
import { isTooLarge } from '../forms/upload-picture.server.ts';
import { ofName } from '../guide/guide-words.ts';
import { LifeEvents } from '../life-events/life-event-card.tsx';
import { dismissLifeEvent, takeLifeEvent } from '../life-events/life-event-intents.server.ts';
import { loadLifeEvents } from '../life-events/load-life-events.server.ts';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/animal.page';
import { factsOf } from './animal-facts.tsx';
import { applyToAnimal } from './animal-intents.server.ts';
import { farewellOf } from './animal-meals.ts';
import { AnimalProfile } from './animal-profile.tsx';
import { goingSubscriptions } from './going-subscriptions.server.ts';
import { readAnimal, readAnswers } from './load-animal.server.ts';
import { loadBowl } from './load-bowl.server.ts';
import { PhotoStep } from './photo-step.tsx';
import { RemoveStep } from './remove-animal.tsx';
import { unread } from './save-photo.server.ts';
import { shownAnimal } from './shown-animal.ts';
import { uploadSettings } from './upload-settings.server.ts';
import { endVetLink, makeVetLink } from './vet-link-intents.server.ts';
import { VetLinks } from './vet-links.tsx';

export const handle = { name: 'account-pet' } satisfies RouteHandle;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  requireFeature(context, 'animals');
  const page = context.get(pageContext);
  requireSignIn(context, request);
  const { shop, site, sites, settings } = page;
  const { animal, answers, lists } = await readAnswers(shop, params.animal);
  const subscriptions = await goingSubscriptions(page);
  const path = animal['@id'];
  const query = url.searchParams;
  const { photo } = animal;
  const lifeEvents = await loadLifeEvents(page, (event) => event.animal === path);
  return {
    lifeEvents,
    site,
    sites,
    animal: shownAnimal(animal),
    farewell: farewellOf(subscriptions, path),
    bowl: await loadBowl(shop, subscriptions, {
      id: animal.id,
      path,
      isProposed: lifeEvents.length > 0,
    }),
    facts: factsOf(animal, answers, lists),
    photo: photo && { url: photo.url.replace(/\?.*/, ''), rotation: photo.rotation },
    upload: await uploadSettings(page),
    hasGuides: settings.features.guides,
    vetLinks: await vetSheetCalls(shop).links(animal.id),
    step: query.has('photo') ? 'photo' : query.has('supprimer') ? 'remove' : null,
    done: query.get('fait'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireFeature(context, 'animals');
  const page = context.get(pageContext);
  const { shop, images } = page;
  requireSignIn(context, request);
  if (isTooLarge(request)) return data({ made: null, refused: unread() }, { status: 422 });
  const form = await request.formData();
  const animal = await readAnimal(shop, params.animal);
  if (form.get('intent') === 'remove-photo') {
    await animalCalls(shop).removePhoto(animal.id);
    throw redirect(`${paths.animal(animal.id)}?fait=sans-photo`);
  }
  if (form.get('intent') === 'life-dismiss') return dismissLifeEvent(shop, form, animal.id);
  if (form.get('intent') === 'life-take')
    return data({ made: null, refused: await takeLifeEvent(shop, form) }, { status: 422 });
  if (form.get('intent') === 'vet-link') {
    const { made, refused } = await makeVetLink({ page, form, id: animal.id });
    return data({ made, refused }, { status: made ? 200 : 422 });
  }
  if (form.get('intent') === 'end-vet-link') await endVetLink({ page, form, id: animal.id });
  const refused = await applyToAnimal({ page, shop, images, data: form, animal });
  return data({ made: null, refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ made: null, refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: loaderData.animal.name,
        path: paths.animal(loaderData.animal.id),
        index: false,
      })
    : [];

/**
 * An animal's profile with photo and food; photo and removal also have their own addresses
 * (RTE-35).
 */
export default function AnimalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key } = useLocation();
  const { animal, farewell, photo, upload, step } = loaderData;
  const { id, name } = animal;
  const requested = { id, name, answer: actionData?.refused };
  if (step === 'photo')
    return <PhotoStep {...requested} photo={photo} upload={upload} of={ofName(name)} />;
  if (step === 'remove') return <RemoveStep {...requested} animal={animal} farewell={farewell} />;
  const { bowl, facts, hasGuides, done, vetLinks, lifeEvents } = loaderData;
  return (
    <AnimalProfile
      key={key}
      animal={animal}
      farewell={farewell}
      bowl={bowl}
      photo={photo}
      upload={upload}
      facts={facts}
      hasGuides={hasGuides}
      done={done}
      lifeEvents={<LifeEvents events={lifeEvents} answer={actionData?.refused} />}
    >
      <VetLinks
        id={id}
        links={vetLinks}
        made={actionData?.made ?? null}
        refused={actionData?.refused}
      />
    </AnimalProfile>
  );
}
