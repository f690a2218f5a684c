import { redirect } from 'react-router';
import { t } from '#i18n/catalogue.server.ts';
import { type FormAnswer, FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { type MenuStep, paths } from '#pages/paths.ts';
import { tileNames } from '../guide/animal-questions.ts';
import { CONFIRMATION } from '../guide/weight-answer.server.ts';
import { askMenu } from './ask-menu.server.ts';
import { type MenuAnswers, reachableStep, stepAfter } from './menu-answers.ts';
import {
  readCat,
  readHabits,
  readRhythm,
  readSelection,
  readWholeCat,
} from './menu-forms.server.ts';
import type { OpenMenu } from './open-menu.server.ts';

type Save = (menu: OpenMenu, data: FormData) => Promise<FormAnswer | undefined>;

const BODY = ['weight', CONFIRMATION, 'condition', 'activity', 'feature', 'illness'];
const CAT = ['name', 'breed', 'gender', ...tileNames, 'birthday'];

/** Refuses the step if the service reports a problem, with the error beside its field. */
async function check({ page, answers }: OpenMenu, next: MenuAnswers, fields: readonly string[]) {
  const { profile = answers.profile, habits = answers.habits, selection } = next;
  if (!profile || !habits) return null;
  const { answer, problem } = await askMenu(page.content, { profile, habits, selection });
  if (!problem) return answer.mixed;
  const { field, text, urgent } = problem;
  const isHere = field !== null && fields.includes(field);
  throw new FormProblem(urgent ?? (isHere ? '' : text), isHere ? { [field]: [text] } : {});
}

function goOn({ kind, animal, keep }: OpenMenu, step: MenuStep, next: MenuAnswers): never {
  keep(next);
  const after = stepAfter(kind, step);
  throw redirect(after ? paths.mixedMenu(kind, animal, after) : paths.mixedResult(kind, animal));
}

const saveProfile: Save = async (menu, data) => {
  const { answers, page, kind } = menu;
  const form = { form: 'profile', words: 'animal', data, others: [...CAT, ...BODY] };
  const typed = typedValues(data);
  const { selection: _, ...remaining } = answers;
  if (kind === 'full')
    return (
      await submitForm({
        ...form,
        ...readCat(typed, page.today),
        send: async (profile) => goOn(menu, 'profile', { ...remaining, profile }),
      })
    ).refused;
  const { refused } = await submitForm({
    ...form,
    ...readWholeCat(typed, page.today),
    send: async (facts) => {
      const next = { ...remaining, ...facts };
      await check(menu, next, form.others);
      goOn(menu, 'profile', next);
    },
  });
  return refused;
};

const saveHabits: Save = async (menu, data) => {
  const { profile } = menu.answers;
  const { refused } = await submitForm({
    form: 'habits',
    words: 'animal',
    data,
    others: BODY,
    ...readHabits(typedValues(data), profile ? { profile, today: menu.page.today } : null),
    send: async (habits) => {
      const { selection: _, ...remaining } = menu.answers;
      const next = { ...remaining, habits };
      await check(menu, next, BODY);
      goOn(menu, 'habits', next);
    },
  });
  return refused;
};

const saveSelection: Save = async (menu, data) => {
  const fields = ['kibble', 'otherKibble', 'recipes'];
  const { refused } = await submitForm({
    form: 'selection',
    words: 'animal',
    data,
    others: fields,
    ...readSelection(typedValues(data)),
    send: async (selection) => {
      const { recipes } = selection;
      const maximum = menu.page.settings.menuRecipes;
      if (recipes.length > maximum) {
        const text = t('nutrition.menu.tooManyRecipes', { count: maximum });
        throw new FormProblem('', { recipes: [text] });
      }
      const next = { ...menu.answers, selection };
      await check(menu, next, fields);
      goOn(menu, 'selection', next);
    },
  });
  return refused;
};

const saveRation: Save = async (menu, data) => {
  const { refused } = await submitForm({
    form: 'ration',
    words: 'animal',
    data,
    others: ['rhythm'],
    schema: readRhythm(),
    send: async ({ rhythm }) => goOn(menu, 'ration', { ...menu.answers, ration: rhythm }),
  });
  return refused;
};

const saves: Readonly<Record<MenuStep, Save>> = {
  profile: saveProfile,
  habits: saveHabits,
  selection: saveSelection,
  ration: saveRation,
};

/** Saves the answers of the submitted step and continues; else returns the errors. */
export async function saveMenuStep(menu: OpenMenu, data: FormData) {
  const { kind, animal, answers, dog } = menu;
  const step = (Object.keys(saves) as MenuStep[]).find((one) => one === data.get('intent'));
  if (!step) throw new Response(null, { status: 400 });
  const reached = dog ? 'profile' : reachableStep(kind, answers, step);
  if (dog || reached !== step) throw redirect(paths.mixedMenu(kind, animal, reached));
  return saves[step](menu, data);
}
