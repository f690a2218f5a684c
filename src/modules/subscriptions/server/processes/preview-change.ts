import { rehearse } from '#platform/work.ts';
import type { Machine, Work } from '#schema.ts';
import type { ChangePreview } from '../../contracts.ts';
import { changeDate } from '../change-date.ts';
import { changeFrequency } from '../change-frequency.ts';
import { addItem, changeItem, removeItem } from '../change-items.ts';
import { type ComingDelivery, comingDeliveries } from '../coming-deliveries.ts';
import { pause, resume } from '../pause.ts';
import { getAround } from '../read.ts';
import { postponeNext, skipNext } from '../skip-next.ts';
import { swapItem } from '../swap-item.ts';
import { type Access, take } from '../take.ts';

export interface Previewed {
  version: number;
  before: readonly ComingDelivery[];
  after: readonly ComingDelivery[];
}

/**
 * What a change would make of the next deliveries: the change itself is made, looked at and taken
 * back, so that what is shown is what is got (N-06). @throws Refusal as the change would.
 */
export const previewChange = (
  machine: Machine,
  access: Access,
  change: ChangePreview,
): Promise<Previewed> =>
  rehearse(machine, async (work) => {
    const { version } = await take(work, access);
    const before = await coming(work, access);
    await apply(work, { ...access, version: null }, change);
    return { version, before, after: await coming(work, access) };
  });

const coming = async ({ tx, today }: Work, access: Access) =>
  comingDeliveries(tx, await getAround(tx, access, today), today);

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);

async function apply(work: Work, access: Access, asked: ChangePreview): Promise<unknown> {
  switch (asked.change) {
    case 'date':
      return changeDate(work, access, asked);
    case 'postpone':
      return postponeNext(work, access);
    case 'skip':
      return skipNext(work, access);
    case 'frequency':
      return changeFrequency(work, access, asked);
    case 'quantities': {
      const { items, scope } = asked;
      for (const { id, quantity } of items) await changeItem(work, access, id, { quantity, scope });
      return;
    }
    case 'add': {
      const { productVariant, quantity, scope } = asked;
      return addItem(work, access, { variantCode: lastOf(productVariant), quantity, scope });
    }
    case 'replace': {
      const { id, productVariant, quantity, scope, overlap } = asked;
      const comes = { variantCode: lastOf(productVariant), quantity, scope, overlap };
      return swapItem(work, access, id, comes);
    }
    case 'remove':
      return removeItem(work, access, asked.id, asked.scope);
    case 'pause':
      return pause(work, access, asked.until ?? null);
    case 'resume':
      return resume(work, access, asked.date ?? null);
  }
}
