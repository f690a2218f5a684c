import { createRoute, z } from '@hono/zod-openapi';
import { t } from '#i18n/catalogue.server.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentErrors, contentRoutes as routes } from '#platform/http/content-app.ts';
import { jsonBody } from '#platform/http/openapi.ts';
import {
  type RecommendationRefusal,
  rationAnswer,
  recommendationAnswer,
  recommendationQuestion,
  recommendationRefusal,
  recommendedList,
} from '../contracts.ts';
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
    const { ref, weight, month } = c.req.valid('query');
    const asked = { ref, weight: Number(weight), month: Number(month) };
    return c.json({ data: await answerRation(c.var.machine.db, asked) }, 200);
  })
  .openapi(recommendation, async (c) => {
    const question = c.req.valid('json');
    const { db, clock } = c.var.machine;
    const animal = readAnimal(question, clock.today());
    const dailyTreats = question.feeds.includes('friandises');
    const { code } = c.var.channel;
    const { answer, refused } = await recommendFood(db, code, { animal, dailyTreats });
    if (refused) return c.json(refusalBody(refused), 422);
    const { recommendation: best, alternatives } = answer;
    const isList = c.req.valid('query').list === 'true';
    const data = isList ? [...(best ? [best] : []), ...alternatives] : answer;
    return c.json({ data }, 200);
  });

function refusalBody(details: RecommendationRefusal) {
  const message = t(
    details.reason ? `nutrition.vet.${details.reason}` : 'nutrition.ration.noResult',
  );
  return {
    data: null,
    error: { status: 422 as const, name: 'RecommendationError' as const, message, details },
  };
}
