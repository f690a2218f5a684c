import { t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import type {
  MixedMenuAnswer,
  RecommendationAnswer,
  RecommendationRefusal,
  RecommendationRequest,
} from '#modules/nutrition/contracts.ts';
import type { ContentClient } from '#services/content.ts';
import { isServiceAway, ServiceError } from '#services/service-client.ts';
import { CONFIRMATION, isConfirmed } from '../guide/weight-answer.server.ts';
import type { MenuAnswers } from './menu-answers.ts';

/** Why there is no menu, in the words of nutrition §8.6, and the field it comes from. */
export interface MenuProblem {
  code: RecommendationRefusal['code'];
  text: string;
  field: string | null;
  /** A male cat that strains to urinate may die within a day. */
  urgent: string | null;
}

export type MenuResult =
  | { answer: RecommendationAnswer & { mixed: MixedMenuAnswer }; problem: null }
  | { answer: null; problem: MenuProblem };

const KIBBLE_CODES: readonly string[] = ['dog-kibbles', 'kitten', 'adult'];
const FIELDS: Readonly<Record<string, string>> = {
  trop_jeune: 'birthday',
  maigreur: 'condition',
  obesite: 'condition',
  pathologie: 'feature',
  urgence_urinaire: 'feature',
};

type MenuFacts = Required<Pick<MenuAnswers, 'profile' | 'habits'>> &
  Partial<Pick<MenuAnswers, 'selection' | 'ration'>>;

const question = ({ profile, habits, selection, ration }: MenuFacts): RecommendationRequest => ({
  type: profile.species === 'dog' ? 1 : 2,
  gender: profile.gender === 'male' ? 1 : 2,
  breed: profile.breed,
  birthday: profile.birthday,
  sterilized: profile.sterilized,
  weight: habits.weight,
  weightConfirmed: isConfirmed(habits),
  condition: habits.condition,
  activity: habits.activity,
  feature: [habits.feature],
  feeds: habits.treats ? ['friandises'] : [],
  nutrition: 'bi',
  kibble: selection?.kibble ?? null,
  recipes: selection?.recipes ?? [],
  wetFrequency: ration === 'daily' ? 'daily' : '3_per_week',
});

/** Requests the mixed menu of a cat. A failing or unreachable service is a technical error (GDE-21). */
export async function askMenu(content: ContentClient, facts: MenuFacts): Promise<MenuResult> {
  try {
    const answer = await content.recommend(question(facts));
    if (!answer.mixed) throw new Error('the recommendation service gave no mixed menu');
    return { answer: { ...answer, mixed: answer.mixed }, problem: null };
  } catch (error) {
    if (isServiceAway(error))
      return { answer: null, problem: problemOf({ code: 'generic', reason: null }) };
    if (error instanceof ServiceError && error.status === 422)
      return { answer: null, problem: refusedMenu(error) };
    throw error;
  }
}

function refusedMenu({ body }: ServiceError): MenuProblem {
  const refused = body as { error?: { details?: RecommendationRefusal } } | null;
  return problemOf(refused?.error?.details ?? { code: 'generic', reason: null });
}

function problemOf({ code, reason }: RecommendationRefusal): MenuProblem {
  const isUrgent = reason === 'urgence_urinaire';
  return {
    code,
    text: t(`nutrition.menu.errors.${code}`),
    field: fieldOf({ code, reason }),
    urgent: isUrgent ? t('nutrition.vet.urgence_urinaire') : null,
  };
}

/** The field that causes a problem, so that the error is shown beside it. */
function fieldOf({ code, reason }: RecommendationRefusal): string | null {
  if (KIBBLE_CODES.includes(code)) return 'kibble';
  if (reason) return ownValue(FIELDS, reason) ?? null;
  if (code === 'weight') return CONFIRMATION;
  return code === 'overweight' ? 'weight' : null;
}
