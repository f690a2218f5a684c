import { redirect } from 'react-router';
import { ageOn } from '#modules/animals/rules/index.ts';
import { activityChoices, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { loadCart } from '#services/current-cart.ts';
import { cartCalls } from '#services/shop/cart.ts';
import { firstOpenStep } from './guide-answers.ts';
import { type Answered, loadMenu } from './load-menu.server.ts';
import { openGuide } from './open-guide.server.ts';

/** The guide's result (RTE-47); redirects to the first open step. */
export async function loadResult(requested: Parameters<typeof openGuide>[0]) {
  const { page, animal, answers } = await openGuide(requested);
  const open = firstOpenStep(answers);
  if (open) throw redirect(paths.animalGuide(animal, open));
  const { profile, shape, diet } = answers as Answered;
  const { species, name, breedName, birthday, sterilized } = profile;
  const { menu, refused } = await loadMenu(page.content, { profile, shape, diet });
  // No ration is computed for an unconfirmed weight: redirects to that question.
  if (refused?.code === 'weight') throw redirect(paths.animalGuide(animal, 'shape'));
  const { site, sites, today } = page;
  const cart = await readCart(requested);
  return {
    site,
    sites,
    animal,
    menu,
    refused,
    inCart: cart ? [...new Set(cart.items.map(({ variant }) => variant.code))] : [],
    /** Checkout link, if the cart has items. */
    checkout: cart && cart.items.length > 0 ? paths.checkout(cart.tokenValue, 'billing') : null,
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

/** The browser's cart; null when it cannot be read. */
function readCart({ context }: Parameters<typeof openGuide>[0]) {
  const { shop, log } = context.get(pageContext);
  return loadCart(cartCalls(shop), context.get(sessionContext), (error) =>
    log.error({ err: error }, 'the cart could not be loaded'),
  );
}

export type GuideResult = Awaited<ReturnType<typeof loadResult>>;
