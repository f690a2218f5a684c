import { randomUUID } from 'node:crypto';
import type { Charge } from './charge.ts';
import type { UnitOfWork } from './database.ts';
import { testCardNamed } from './test-cards.ts';

const COPIES = 10;

/**
 * Stores an event of a charge and queues its webhook, in the transaction of the change. The fault
 * of the test card decides how often, how late or whether it is sent.
 */
export async function recordEvent(work: UnitOfWork, charge: Charge, type: string): Promise<void> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  await work.tx
    .insertInto('standin_card_events')
    .values({
      id,
      reference: charge.reference,
      type,
      created_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  const copies = await copiesOf(work, charge);
  for (let copy = 0; copy < copies; copy += 1) await work.announce('card_provider.event', { id });
}

async function copiesOf(work: UnitOfWork, { reference, test_card }: Charge): Promise<number> {
  const fault = testCardNamed(test_card)?.fault;
  if (fault === 'duplicate_webhooks') return COPIES;
  if (fault === 'dropped_webhooks') return 0;
  if (fault !== 'reordered_webhooks') return 1;
  // The first message is held back, and sent after the second one.
  const { count } = await work.tx
    .selectFrom('standin_card_events')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return count === 1 ? 0 : 1;
}
