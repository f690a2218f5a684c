import type { Device } from '#kit/device.ts';
import { recordActivity } from '#modules/customers/server/index.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { refuseBlocked } from './block-account.ts';
import type { OpenedBy } from './tables.ts';

/** Lifetime of a sign-in; refreshing does not lengthen it (contracts §1.5). */
const SIGN_IN_DAYS = 30;

/** Tokens a client needs to stay signed in. */
export interface OpenedSignIn {
  customerId: number;
  signInId: number;
  refreshToken: string;
}

/**
 * Creates a sign-in on a device with its first refresh token.
 * @throws Refusal `account.blocked`
 */
export async function openSignIn(
  work: UnitOfWork,
  customerId: number,
  { browser, system }: Device,
  openedBy: OpenedBy,
): Promise<OpenedSignIn> {
  await refuseBlocked(work, customerId);
  await recordActivity(work, customerId);
  const now = new Date(work.now.epochMilliseconds);
  const { id } = await work.tx
    .insertInto('sign_ins')
    .values({
      customer_id: customerId,
      browser,
      system,
      created_at: now,
      last_used_at: now,
      opened_by: openedBy,
      expires_at: new Date(work.now.add({ hours: 24 * SIGN_IN_DAYS }).epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId, signInId: id, refreshToken: await addRefreshToken(work, id, 1) };
}

/** Stores a refresh token of a sign-in at a step; only its hash is stored. */
export async function addRefreshToken(
  work: Pick<UnitOfWork, 'tx'>,
  signInId: number,
  step: number,
  token: string = newToken(),
): Promise<string> {
  await work.tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), sign_in_id: signInId, step })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return token;
}
