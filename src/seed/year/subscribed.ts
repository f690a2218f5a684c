import { Refusal } from '#kit/refusal.ts';
import {
  type Access,
  abort,
  changeFrequency,
  listSubscriptions,
  pause,
  postponeNext,
  resume,
  terminateSubscription,
} from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { partingWords } from '../../../seeds/year/messages.ts';
import { oneOf } from '../chosen.ts';
import { accountOf } from './join.ts';
import type { PastShop } from './past-shop.ts';
import type { YearPerson } from './person.ts';
import type { Doing } from './plan.ts';

const LATER = 62;

/**
 * Changes a person's latest subscription; a change its state does not allow that day is skipped.
 */
export async function changeSubscription(
  shop: PastShop,
  person: YearPerson,
  doing: Doing,
): Promise<void> {
  const customerId = await accountOf(shop, person);
  if (customerId === null) return;
  const latest = (await listSubscriptions(shop.db, customerId))
    .toSorted((a, b) => a.id - b.id)
    .at(-1);
  if (!latest) return;
  const access: Access = { code: latest.code, customerId, version: null };
  try {
    await transact(shop, (work) => change(work, access, { person, doing }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function change(
  work: UnitOfWork,
  access: Access,
  { person, doing }: { person: YearPerson; doing: Doing },
): Promise<unknown> {
  switch (doing.do) {
    case 'pause': {
      const until = doing.days === null ? null : work.today.add({ days: doing.days }).toString();
      return pause(work, access, until);
    }
    case 'resume':
      return resume(work, access, null);
    case 'postpone':
      return postponeNext(work, access);
    case 'change_rhythm':
      return changeFrequency(work, access, { frequency: LATER, scope: 'all' });
    case 'stop': {
      const message = oneOf(partingWords, person.nth, 'parting');
      return abort(work, access, { reason: doing.reason, message });
    }
    case 'terminate':
      return terminateSubscription(work, access.code, { wishedOn: null, ground: null });
    default:
      return Promise.resolve();
  }
}
