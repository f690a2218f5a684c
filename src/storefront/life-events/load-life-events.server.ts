import type { LifeEventShape } from '#modules/life-events/contracts.ts';
import type { PageContext } from '#pages/page-context.ts';
import { ServiceError } from '#services/service-client.ts';
import { lifeEventCalls } from '#services/shop/life-events.ts';
import { changeCalls } from '#services/shop/subscriptions.ts';
import type { Previewed } from '../subscriptions/previewed.ts';

export interface ShownEvent extends LifeEventShape {
  /** Id of the animal. */
  animalId: number;
  /** Preview of accepting it; null while that is impossible. */
  preview: Previewed | null;
  /** Why it cannot be taken today. */
  refused: string | null;
}

/** The open proposals for a customer's animals, filtered, each with a preview. */
export async function loadLifeEvents(
  { shop, settings: { features } }: Pick<PageContext, 'shop' | 'settings'>,
  isMeant: (event: LifeEventShape) => boolean,
): Promise<ShownEvent[]> {
  if (!features.animals || !features.subscriptions) return [];
  const events = await lifeEventCalls(shop).list();
  return Promise.all(
    events.filter(isMeant).map(async (event) => {
      const { subscription, version, item: id, proposed } = event;
      const { productVariant, pieces: quantity, every: frequency } = proposed;
      const animalId = Number(event.animal.slice(event.animal.lastIndexOf('/') + 1));
      try {
        const { before, after } = await changeCalls(shop, subscription, version).preview({
          change: 'suit',
          id,
          productVariant,
          quantity,
          frequency,
        });
        return { ...event, animalId, preview: { before, after, of: '' }, refused: null };
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status >= 500) throw error;
        return { ...event, animalId, preview: null, refused: error.description };
      }
    }),
  );
}
