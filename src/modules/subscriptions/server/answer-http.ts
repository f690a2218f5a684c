import type { Context } from 'hono';
import { Refusal } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { findSharedOwner } from '#modules/households/server/index.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SubscriptionShape } from '../contracts.ts';
import { undoable } from './before-change.ts';
import { getShown } from './coming-deliveries.ts';
import type { Access } from './lock-for-change.ts';
import { presentSubscription } from './present.ts';

/** A version no subscription has, so that a malformed `If-Match` is never met. */
const NEVER = '-1';

/**
 * Who may call a route: `own` its customer alone; `shared` also a household member, for changes that can be undone
 * (decision 0324). Routes are `own` unless marked `shared`.
 */
export type Right = 'own' | 'shared';

/**
 * The subscription, caller and expected version of a request. The only place that gives somebody other than its
 * customer access to a subscription.
 */
export async function accessOf(
  c: Context<ShopEnv>,
  code: string,
  right: Right = 'own',
): Promise<Access> {
  const { customerId } = mustSignIn(c);
  const seen = c.req.header('if-match') ?? '*';
  const [, number = NEVER] = /^(?:W\/)?"(\d+)"$/.exec(seen) ?? [];
  const version = seen === '*' ? null : Number(number);
  const ownerId =
    right === 'shared' ? await findSharedOwner(c.var.appContext.db, customerId, code) : null;
  if (ownerId === null) return { code, customerId, version };
  return { code, customerId: ownerId, version, by: 'member', memberId: customerId };
}

/** The subscription after the change, read inside the same transaction. */
export async function presentChanged(
  { tx, today }: UnitOfWork,
  access: Access,
  effectiveOn: string | null = null,
): Promise<{ body: SubscriptionShape; etag: string }> {
  const body = presentSubscription(await getShown(tx, access, today), today, effectiveOn);
  return { body, etag: `"${body.version}"` };
}

type Command = (work: UnitOfWork, access: Access) => Promise<unknown>;

/**
 * Runs a change in a transaction and returns the subscription. The command may return the date from which its change
 * applies. See `withStaleSubscription`.
 */
export const changing = (
  c: Context<ShopEnv>,
  code: string,
  command: Command,
  right: Right = 'own',
): Promise<Response> =>
  withStaleSubscription(c, code, right, async (access) => {
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
  command: Command,
  right: Right = 'own',
): Promise<Response> => changing(c, code, (work, access) => undoable(work, access, command), right);

/** Answers a change based on an older version with 409 and the current subscription. */
export async function withStaleSubscription(
  c: Context<ShopEnv>,
  code: string,
  right: Right,
  answer: (access: Access) => Promise<Response>,
): Promise<Response> {
  const access = await accessOf(c, code, right);
  try {
    return await answer(access);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'subscription.stale') throw error;
    const { db, clock } = c.var.appContext;
    const today = clock.today();
    const subscription = presentSubscription(await getShown(db, access, today), today);
    c.header('etag', `"${subscription.version}"`);
    return ld(c, { ...hydraError(409, words(error.code) ?? '').body, subscription }, 409);
  }
}
