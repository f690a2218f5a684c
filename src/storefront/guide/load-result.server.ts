import { redirect } from 'react-router';
import { activityChoices, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { ageOn } from '#modules/pets/rules/index.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { loadCart } from '#services/current-cart.ts';
import { cartCalls } from '#services/shop/cart.ts';
import { firstOpenStep } from './guide-answers.ts';
import { type Answered, loadMenu } from './load-menu.server.ts';
import { openGuide } from './open-guide.server.ts';

/** What the guide found (RTE-47); an answer that is missing is asked first. */
export async function loadResult(requested: Parameters<typeof openGuide>[0]) {
  const { page, animal, answers } = await openGuide(requested);
  const open = firstOpenStep(answers);
  if (open) throw redirect(paths.petGuide(animal, open));
  const { profile, shape, diet } = answers as Answered;
  const { species, name, breedName, birthday, sterilized } = profile;
  const { menu, refused } = await loadMenu(page.content, { profile, shape, diet });
  // Nothing is weighed out for a weight nobody confirmed: its question is asked first.
  if (refused?.code === 'weight') throw redirect(paths.petGuide(animal, 'shape'));
  const { site, sites, today } = page;
  const inCart = await cartCodes(requested);
  return {
    site,
    sites,
    animal,
    menu,
    refused,
    inCart,
    progress: 'result' as const,
    shownAnimal: {
      species,
      name,
      breedName,
      sterilized,
      weight: shape.weight,
      condition: shape.condition,
      age: ageOn(today, Temporal.PlainDate.from(birthday)),
      activity: activityChoices(species).find(({ value }) => value === diet.activity)?.label ?? '',
      feature: pathologiesOf(species).find(({ code }) => code === diet.feature)?.label ?? '',
      dailyTreats: diet.feeds.includes('friandises'),
    },
  };
}

/** Codes of what the browser's cart holds; what cannot be read is not said to be in it. */
async function cartCodes({ context }: Parameters<typeof openGuide>[0]): Promise<string[]> {
  const { shop, log } = context.get(pageContext);
  const cart = await loadCart(cartCalls(shop), context.get(sessionContext), (error) =>
    log.error({ err: error }, 'the cart could not be loaded'),
  );
  return cart ? [...new Set(cart.items.map(({ variant }) => variant.code))] : [];
}

export type GuideResult = Awaited<ReturnType<typeof loadResult>>;
