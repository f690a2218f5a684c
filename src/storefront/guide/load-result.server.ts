import { redirect } from 'react-router';
import { activityChoices, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { ageOn } from '#modules/pets/rules/index.ts';
import { paths } from '../../paths.ts';
import { firstOpenStep } from './guide-answers.ts';
import { type Answered, loadMenu } from './load-menu.server.ts';
import { openGuide } from './open-guide.server.ts';

/** What the guide found (RTE-47); an answer that is missing is asked first. */
export async function loadResult(asked: Parameters<typeof openGuide>[0]) {
  const { page, animal, answers } = await openGuide(asked);
  const open = firstOpenStep(answers);
  if (open) throw redirect(paths.petGuide(animal, open));
  const { profile, shape, diet } = answers as Answered;
  const { species, name, breedName, birthday, sterilized } = profile;
  const { menu, refused } = await loadMenu(page.content, { profile, shape, diet });
  // Nothing is weighed out for a weight nobody confirmed: its question is asked first.
  if (refused?.code === 'weight') throw redirect(paths.petGuide(animal, 'shape'));
  const { site, sites, today } = page;
  return {
    site,
    sites,
    animal,
    menu,
    refused,
    progress: 'result' as const,
    pet: {
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

export type GuideResult = Awaited<ReturnType<typeof loadResult>>;
