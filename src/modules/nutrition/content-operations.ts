import { z } from 'zod';
import { json, operation } from '#kit/operation.ts';
import {
  activity,
  rationAnswer,
  recommendationAnswer,
  recommendationQuestion,
  recommendationRefusal,
  recommendedList,
} from './contracts.ts';

const decimal = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/);

export const getRation = operation({
  id: 'getRation',
  method: 'get',
  path: '/b2c-rations/getReco',
  shared: true,
  tag: 'Guides',
  summary: 'Grams a day of a dog food, and the table around it (CMS-10)',
  query: z.object({
    ref: z.string().min(1).max(40),
    weight: decimal.refine((text) => Number(text) > 0),
    month: decimal,
    /** For an adult; defaults: moderate, not neutered. */
    activity: activity.default('moderee'),
    sterilized: z.enum(['true', 'false']).default('false'),
  }),
  answer: json(z.object({ data: rationAnswer }), 'The ration'),
  refusals: [400, 404],
});

export const recommendFood = operation({
  id: 'recommendFood',
  method: 'post',
  path: '/b2c-recommendation/getReco',
  tag: 'Guides',
  summary: 'Food for an animal, best first (CMS-11); with `list=true` only the products (CMS-12)',
  query: z.object({ list: z.enum(['true', 'false']).optional() }),
  body: recommendationQuestion,
  answer: json(
    z.object({ data: z.union([recommendationAnswer, recommendedList]) }),
    'What to feed; nothing fits when `recommendation` is null',
  ),
  otherwise: [
    json(
      z.object({
        data: z.null(),
        error: z.object({
          status: z.literal(422),
          name: z.literal('RecommendationError'),
          message: z.string(),
          details: recommendationRefusal,
        }),
      }),
      'A profile the shop does not feed',
      422,
    ),
  ],
  refusals: [400],
});
