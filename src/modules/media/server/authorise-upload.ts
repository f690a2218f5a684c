import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { signUpload } from './upload-signature.ts';

const HALF_AN_HOUR = 1800;
/** Maximum number of unused pictures per customer; each is deleted after a day. */
const MOST_UNSHOWN = 100;

/**
 * Authorisation of one upload (IMG-04): a single-use token valid for half an hour, and its
 * signature. Null for a customer with too many unused pictures, to protect the disk.
 */
export async function authoriseUpload({ tx, now }: UnitOfWork, config: Config, customerId: number) {
  const { unshown } = await tx
    .selectFrom('uploaded_images')
    .select(({ fn }) => fn.countAll<number>().as('unshown'))
    .where('customer_id', '=', customerId)
    .where('kept', '=', false)
    .executeTakeFirstOrThrow();
  if (unshown >= MOST_UNSHOWN) return null;
  const expire = Math.floor(now.epochMilliseconds / 1000) + HALF_AN_HOUR;
  const token = randomUUID();
  await tx
    .insertInto('image_upload_tokens')
    .values({
      token,
      customer_id: customerId,
      used_at: null,
      expires_at: new Date(expire * 1000),
    })
    .execute();
  return { token, expire, signature: signUpload(config, token, expire) };
}

/** Consumes a token; returns its customer, or null when it is unknown or was used. */
export async function useToken({ tx, now }: UnitOfWork, token: string): Promise<number | null> {
  const used = await tx
    .updateTable('image_upload_tokens')
    .set({ used_at: new Date(now.epochMilliseconds) })
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .returning('customer_id as customerId')
    .executeTakeFirst();
  return used?.customerId ?? null;
}
