import { z } from 'zod';
import { list, operation } from '#kit/operation.ts';
import { animalRationShape } from './contracts.ts';

export const listAnimalRations = operation({
  id: 'listAnimalRations',
  method: 'get',
  path: '/shop/animals/{id}/rations',
  tag: 'Animal',
  summary:
    'How some food feeds an animal of the signed-in customer, each as if it ate nothing else',
  params: z.object({ id: z.string() }),
  query: z.object({
    variants: z
      .string()
      .regex(/^\d{8}(,\d{8}){0,29}$/)
      .describe('Codes of variants, at most 30, with commas between them'),
  }),
  answer: list(animalRationShape, 'Rations; what is no food for its species is left out'),
  refusals: [400, 401, 404, 422],
});
