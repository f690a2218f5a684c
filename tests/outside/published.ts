import { type Operation, operationsIn, type Surface } from '../http/operations.ts';
import type { OutsideClient } from '../support/outside.ts';

const SURFACES = [
  'shop',
  'content',
  'search',
  'images',
  'campaigns',
  'admin',
] satisfies readonly Surface[];

/** Every operation of the OpenAPI documents a running shop publishes. */
export async function publishedOperations({
  ask,
}: Pick<OutsideClient, 'ask'>): Promise<Operation[]> {
  const documents = await Promise.all(
    SURFACES.map(async (surface) => {
      const answer = await ask('GET', `/api/docs/${surface}.json`);
      if (!answer.ok) throw new Error(`/api/docs/${surface}.json answers ${answer.status}`);
      return operationsIn(surface, await answer.json());
    }),
  );
  return documents.flat();
}
