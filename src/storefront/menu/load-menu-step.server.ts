import { defined } from '#kit/defined.ts';
import { cardOf } from '#modules/catalog/rules/index.ts';
import type { MixedMenuAnswer, RecommendationAnswer } from '#modules/nutrition/contracts.ts';
import type { MenuStep } from '#pages/paths.ts';
import { dietStep, profileStep, shapeStep } from '../guide/load-step.server.ts';
import { askMenu } from './ask-menu.server.ts';
import type { MenuAnswers, WholeMenu } from './menu-answers.ts';
import { OTHER_KIBBLE } from './menu-forms.server.ts';
import type { OpenMenu } from './open-menu.server.ts';

type Answer = RecommendationAnswer & { mixed: MixedMenuAnswer };

function habitsStep({ profile, habits, known: existing }: MenuAnswers, today: Temporal.PlainDate) {
  const given = habits ?? existing?.habits;
  const who = profile ?? existing?.profile;
  const { values: shape, ...body } = shapeStep({ shape: given, profile: who }, today);
  const diet = dietStep(given, 'cat');
  const values: Record<string, string | undefined> = {
    ...diet.values,
    ...shape,
    treats: given?.treats ? 'on' : undefined,
  };
  return { ...body, diet, values };
}

function catStep({ profile, known: existing }: MenuAnswers, today: Temporal.PlainDate) {
  const given = profile ?? existing?.profile;
  return profileStep({ profile: given, species: 'cat' }, today);
}

/** A selectable food: its card and the reason it is proposed. */
function tilesOf(
  foods: readonly { sku: string; reasons: string[] }[],
  products: RecommendationAnswer['alternatives'],
) {
  return foods.flatMap(({ sku, reasons }) => {
    const product = products.find(({ attributes }) => attributes.sku === sku);
    if (!product) return [];
    const { name, image } = cardOf(product.attributes);
    // The age applies to all proposed foods, so another reason is preferred.
    const own = reasons.find((one) => one !== 'age') ?? null;
    return [{ sku, name, image, reason: own }];
  });
}

function selectionStep({ recommendation, alternatives, mixed }: Answer, answers: MenuAnswers) {
  const listed = defined<(typeof alternatives)[number]>([
    recommendation ?? undefined,
    ...alternatives,
  ]);
  const kibbles = tilesOf(mixed.kibbles, listed);
  const chosen = answers.selection?.kibble;
  const isProposed = kibbles.some(({ sku }) => sku === chosen);
  return {
    kibbles,
    other: OTHER_KIBBLE,
    otherKibbles: mixed.otherKibbles,
    recipes: tilesOf(mixed.recipes, mixed.products),
    maximum: mixed.maximum,
    values: {
      kibble: chosen && !isProposed ? OTHER_KIBBLE : (chosen ?? kibbles[0]?.sku),
      otherKibble: isProposed ? undefined : chosen,
      ...Object.fromEntries(
        (answers.selection?.recipes ?? []).map((sku) => [`recipe.${sku}`, 'on']),
      ),
    } as Record<string, string | undefined>,
  };
}

function rationStep({ mixed }: Answer, answers: MenuAnswers) {
  return { weeks: mixed.weeks, values: { rhythm: answers.ration } };
}

/** Data of a step with the previous answers; or the problem that prevents a menu. */
export async function loadMenuStep({ page, kind, answers }: OpenMenu, step: MenuStep) {
  const nothing = { profile: null, habits: null, selection: null, ration: null, problem: null };
  const isShort = kind === 'short';
  if (step === 'profile') {
    const habits = isShort ? habitsStep(answers, page.today) : null;
    return { ...nothing, profile: catStep(answers, page.today), habits };
  }
  if (step === 'habits') return { ...nothing, habits: habitsStep(answers, page.today) };
  const { profile, habits, selection } = answers as WholeMenu;
  const facts = { profile, habits, selection: step === 'ration' ? selection : undefined };
  const { answer, problem } = await askMenu(page.content, facts);
  if (problem) return { ...nothing, problem };
  return step === 'selection'
    ? { ...nothing, selection: selectionStep(answer, answers) }
    : { ...nothing, ration: rationStep(answer, answers) };
}

export type MenuStepData = Awaited<ReturnType<typeof loadMenuStep>>;
