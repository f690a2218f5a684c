import { t } from '#i18n/catalogue.server.ts';
import { defined } from '#kit/defined.ts';
import type { Channel, ShopEnv } from '#modules/channels/server/index.ts';
import { countGuide } from '#modules/figures/server/index.ts';
import { contentRoutes as routes } from '#platform/http/content-app.ts';
import { contentRoute } from '#platform/http/route.ts';
import type { AppContext } from '#registry/schema.ts';
import * as operations from '../content-operations.ts';
import type { RecommendationQuestion, RecommendationRefusal } from '../contracts.ts';
import { composeMenu } from './compose-menu.ts';
import { answerRation } from './ration-table.ts';
import { readAnimal } from './read-animal.ts';
import { recommendFood } from './recommend-food.ts';

/** The feeding guides in the content API (contracts §3.4). */
export const contentRoutes = routes<ShopEnv>()
  .openapi(contentRoute(operations.getRation), async (c) => {
    const { ref, weight, month, activity, sterilized } = c.req.valid('query');
    const requested = { ref, weight: Number(weight), month: Number(month) };
    const life = { activity, neutered: sterilized === 'true' };
    return c.json({ data: await answerRation(c.var.appContext.db, requested, life) }, 200);
  })
  .openapi(contentRoute(operations.recommendFood), async (c) => {
    const question = c.req.valid('json');
    const { appContext, channel } = c.var;
    const isMixed = question.nutrition === 'bi';
    const { answer, refused } = isMixed
      ? await composeMenu(appContext, channel, question)
      : await proposeKibble(appContext, channel, question);
    await countGuide(appContext.db, {
      day: appContext.clock.today(),
      channel: channel.code,
      isProposed: !refused,
    });
    if (refused) return c.json(refusalBody(refused, isMixed), 422);
    const { recommendation: best, alternatives } = answer;
    const isList = c.req.valid('query').list === 'true';
    const data = isList ? defined([best ? best : undefined, ...alternatives]) : answer;
    return c.json({ data }, 200);
  });

function proposeKibble(appContext: AppContext, channel: Channel, question: RecommendationQuestion) {
  const animal = readAnimal(question, appContext.clock.today());
  const dailyTreats = question.feeds.includes('friandises');
  const { weightConfirmed, foods: requested } = question;
  return recommendFood(appContext.db, channel, { animal, dailyTreats, weightConfirmed, requested });
}

function refusalBody(details: RecommendationRefusal, isMixed: boolean) {
  const { code, reason } = details;
  const noRation = code === 'weight' ? 'nutrition.weight.doubtful' : 'nutrition.ration.noResult';
  const kibbleWords = reason ? `nutrition.vet.${reason}` : noRation;
  const message = t(isMixed ? `nutrition.menu.errors.${code}` : kibbleWords);
  return {
    data: null,
    error: { status: 422 as const, name: 'RecommendationError' as const, message, details },
  };
}
