import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { menuKindOf, NEW_ANIMAL, paths } from '#pages/paths.ts';
import { withoutOwn } from '../animals/animal-draft.ts';
import { speciesOf } from '../animals/animal-wire.ts';
import { readAnimal, readAnswers } from '../animals/load-animal.server.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { MenuAnswers } from './menu-answers.ts';

interface MenuRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { animal: string };
}

/** GRD-04: with the guides switched off the mixed menu leads home, as the kibble guide does. */
export function requireGuides(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  if (!page.settings.features.guides) throw redirect(paths.home());
  return page;
}

/**
 * The running mixed menu for a cat: a saved animal of the customer with its profile, or a new one.
 * For a dog there is an explanation (GDE-16); another customer's animal is a 404.
 */
export async function openMenu({ context, request, url, params: { animal } }: MenuRequest) {
  const page = requireGuides(context);
  const session = context.get(sessionContext);
  const kind = menuKindOf(url.pathname);
  const { mixed, ...others } = session.guide as { mixed?: MenuAnswers };
  const keep = (next: MenuAnswers) => session.keepGuide({ ...others, mixed: next });
  const opened = { page, kind, animal, keep };
  const stored: MenuAnswers | null = mixed?.animal === animal ? mixed : null;
  const begun: MenuAnswers = { animal };
  if (animal === NEW_ANIMAL) return { ...opened, answers: stored ?? begun, dog: null };
  requireFeature(context, 'animals');
  requireSignIn(context, request);
  const ownAnimal = await readAnimal(page.shop, animal);
  if (speciesOf(ownAnimal.type) === 'dog')
    return { ...opened, answers: begun, dog: { id: ownAnimal.id, name: ownAnimal.name } };
  const answers = stored ?? { ...begun, known: await profileOf(page.shop, animal) };
  return { ...opened, answers, dog: null };
}

async function profileOf(...requested: Parameters<typeof readAnswers>) {
  const { profile, shape, life, food } = (await readAnswers(...requested)).answers;
  const treats = food.feeds.includes('friandises');
  return { profile: withoutOwn(profile), habits: { ...shape, ...life, treats } };
}

export type OpenMenu = Awaited<ReturnType<typeof openMenu>>;
