import { createRoute, z } from '@hono/zod-openapi';
import { t } from '#i18n/catalogue.server.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentErrors, contentRoutes as routes } from '#platform/http/content-app.ts';
import { jsonBody } from '#platform/http/openapi.ts';
import type { Machine } from '#schema.ts';
import {
  activity,
  type RecommendationQuestion,
  type RecommendationRefusal,
  rationAnswer,
  recommendationAnswer,
  recommendationQuestion,
  recommendationRefusal,
  recommendedList,
} from '../contracts.ts';
import { composeMenu } from './compose-menu.ts';
import { answerRation } from './ration-table.ts';
import { readAnimal } from './read-animal.ts';
import { recommendFood } from './recommend-food.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const decimal = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/);

const ration = createRoute({
  method: 'get',
  path: '/b2c-rations/getReco',
  operationId: 'getRation',
  tags: ['Guides'],
  summary: 'Grams a day of a dog food, and the table around it (CMS-10)',
  request: {
    query: z.object({
      ref: z.string().min(1).max(40),
      weight: decimal.refine((text) => Number(text) > 0),
      month: decimal,
      /** Of an adult; moderate and intact when left out. */
      activity: activity.default('moderee'),
      sterilized: z.enum(['true', 'false']).default('false'),
    }),
  },
  responses: {
    200: { description: 'The ration', content: json(z.object({ data: rationAnswer })) },
    ...contentErrors(400, 404),
  },
});

const recommendation = createRoute({
  method: 'post',
  path: '/b2c-recommendation/getReco',
  operationId: 'recommendFood',
  tags: ['Guides'],
  summary: 'Food for an animal, best first (CMS-11); with `list=true` only the products (CMS-12)',
  request: {
    query: z.object({ list: z.enum(['true', 'false']).optional() }),
    body: jsonBody(recommendationQuestion, 'POST'),
  },
  responses: {
    200: {
      description: 'What to feed; nothing fits when `recommendation` is null',
      content: json(z.object({ data: z.union([recommendationAnswer, recommendedList]) })),
    },
    422: {
      description: 'A profile the shop does not feed',
      content: json(
        z.object({
          data: z.null(),
          error: z.object({
            status: z.literal(422),
            name: z.literal('RecommendationError'),
            message: z.string(),
            details: recommendationRefusal,
          }),
        }),
      ),
    },
    ...contentErrors(400),
  },
});

/** The guides as the content system answers them (contracts §3.4). */
export const contentRoutes = routes<ShopEnv>()
  .openapi(ration, async (c) => {
    const { ref, weight, month, activity, sterilized } = c.req.valid('query');
    const asked = { ref, weight: Number(weight), month: Number(month) };
    const life = { activity, neutered: sterilized === 'true' };
    return c.json({ data: await answerRation(c.var.machine.db, asked, life) }, 200);
  })
  .openapi(recommendation, async (c) => {
    const question = c.req.valid('json');
    const { machine, channel } = c.var;
    const isMixed = question.nutrition === 'bi';
    const propose = isMixed ? composeMenu : proposeKibble;
    const { answer, refused } = await propose(machine, channel.code, question);
    if (refused) return c.json(refusalBody(refused, isMixed), 422);
    const { recommendation: best, alternatives } = answer;
    const isList = c.req.valid('query').list === 'true';
    const data = isList ? [...(best ? [best] : []), ...alternatives] : answer;
    return c.json({ data }, 200);
  });

function proposeKibble(machine: Machine, channelCode: string, question: RecommendationQuestion) {
  const animal = readAnimal(question, machine.clock.today());
  const dailyTreats = question.feeds.includes('friandises');
  const { weightConfirmed } = question;
  return recommendFood(machine.db, channelCode, { animal, dailyTreats, weightConfirmed });
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
