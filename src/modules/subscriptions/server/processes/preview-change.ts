import { rehearse } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { ChangePreview } from '../../contracts.ts';
import { acceptLeavingDiscount, type LeavingTerms } from '../accept-leaving-discount.ts';
import { changeDate } from '../change-date.ts';
import { changeFrequency } from '../change-frequency.ts';
import { addItem, changeItem, removeItem } from '../change-items.ts';
import { type ComingDelivery, comingDeliveries, comingOrders } from '../coming-deliveries.ts';
import { type Access, lockForChange } from '../lock-for-change.ts';
import { pause, resume } from '../pause.ts';
import { getDetail } from '../read.ts';
import { postponeNext, skipNext } from '../skip-next.ts';
import { suitItem } from '../suit-item.ts';
import { swapItem } from '../swap-item.ts';

export interface Previewed {
  version: number;
  before: readonly ComingDelivery[];
  after: readonly ComingDelivery[];
}

/**
 * Preview of the next deliveries after a change: the real change is made, read and rolled back, so that preview and
 * result agree (N-06).
 * @throws Refusal as the change would. /
 */
export const previewChange = (
  appContext: AppContext,
  access: Access,
  change: ChangePreview,
): Promise<Previewed> =>
  rehearse(appContext, async (work) => {
    const { version } = await lockForChange(work, access);
    const asItIs = await coming(work, access);
    await apply(work, { ...access, version: null }, change, appContext.config);
    const asItWouldBe = await coming(work, access);
    const both = await comingDeliveries(work.tx, [asItIs, asItWouldBe], work.today);
    const [before = [], after = []] = both;
    return { version, before, after };
  });

async function coming({ tx, today }: UnitOfWork, access: Access) {
  const detail = await getDetail(tx, access, today);
  const { subscription } = detail;
  return { subscription, orders: await comingOrders(tx, detail, today) };
}

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);

async function apply(
  work: UnitOfWork,
  access: Access,
  requested: ChangePreview,
  leaving: LeavingTerms,
): Promise<unknown> {
  switch (requested.change) {
    case 'date':
      return changeDate(work, access, requested);
    case 'postpone':
      return postponeNext(work, access);
    case 'skip':
      return skipNext(work, access);
    case 'frequency':
      return changeFrequency(work, access, requested);
    case 'quantities': {
      const { items, scope } = requested;
      for (const { id, quantity } of items) await changeItem(work, access, id, { quantity, scope });
      return;
    }
    case 'add': {
      const { productVariant, quantity, scope } = requested;
      return addItem(work, access, { variantCode: lastOf(productVariant), quantity, scope });
    }
    case 'replace': {
      const { id, productVariant, quantity, scope, overlap } = requested;
      const comes = { variantCode: lastOf(productVariant), quantity, scope, overlap };
      return swapItem(work, access, id, comes);
    }
    case 'suit': {
      const { id, productVariant, quantity, frequency } = requested;
      const comes = { variantCode: lastOf(productVariant), quantity, frequency, eater: null };
      return suitItem(work, access, id, comes);
    }
    case 'remove':
      return removeItem(work, access, requested.id, requested.scope);
    case 'pause':
      return pause(work, access, requested.until ?? null);
    case 'resume':
      return resume(work, access, requested.date ?? null);
    case 'leaving_discount':
      return acceptLeavingDiscount(work, access, requested.reason, leaving);
  }
}
