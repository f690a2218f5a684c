import type { Context } from 'hono';
import { Refusal } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SubscriptionShape } from '../contracts.ts';
import { undoable } from './before-change.ts';
import type { Access } from './lock-for-change.ts';
import { presentSubscription } from './present.ts';
import { getDetail } from './read.ts';

/** The version of no subscription: a condition that cannot be read is not met. */
const NEVER = '-1';

/** Which subscription a call is about, for whom, and as which version when it says so. */
export function accessOf(c: Context<ShopEnv>, code: string): Access {
  const { customerId } = mustSignIn(c);
  const seen = c.req.header('if-match') ?? '*';
  const [, version = NEVER] = /^(?:W\/)?"(\d+)"$/.exec(seen) ?? [];
  return { code, customerId, version: seen === '*' ? null : Number(version) };
}

/** The subscription as it stands, inside the transaction that changed it. */
export async function presentChanged(
  { tx, today }: UnitOfWork,
  access: Access,
  effectiveOn: string | null = null,
): Promise<{ body: SubscriptionShape; etag: string }> {
  const body = presentSubscription(await getDetail(tx, access, today), today, effectiveOn);
  return { body, etag: `"${body.version}"` };
}

/**
 * Runs a change in its transaction and answers the subscription. The command may return the date its
 * change counts from. See `withStaleCart`.
 */
export const changing = (
  c: Context<ShopEnv>,
  code: string,
  command: (work: UnitOfWork, access: Access) => Promise<unknown>,
): Promise<Response> =>
  withStaleSubscription(c, code, async (access) => {
    const { body, etag } = await transact(c.var.appContext, async (work) => {
      const effectiveOn = await command(work, access);
      return presentChanged(work, access, typeof effectiveOn === 'string' ? effectiveOn : null);
    });
    c.header('etag', etag);
    return ld(c, body);
  });

/** The same for a change its customer may undo. */
export const undoing = (
  c: Context<ShopEnv>,
  code: string,
  command: (work: UnitOfWork, access: Access) => Promise<unknown>,
): Promise<Response> => changing(c, code, (work, access) => undoable(work, access, command));

/** What was decided on an older version is refused with the subscription as it stands (409). */
export async function withStaleSubscription(
  c: Context<ShopEnv>,
  code: string,
  answer: (access: Access) => Promise<Response>,
): Promise<Response> {
  const access = accessOf(c, code);
  try {
    return await answer(access);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'subscription.stale') throw error;
    const { db, clock } = c.var.appContext;
    const today = clock.today();
    const subscription = presentSubscription(await getDetail(db, access, today), today);
    c.header('etag', `"${subscription.version}"`);
    return ld(c, { ...hydraError(409, words(error.code) ?? '').body, subscription }, 409);
  }
}
