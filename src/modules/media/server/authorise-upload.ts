import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { signUpload } from './upload-signature.ts';

const HALF_AN_HOUR = 1800;
/** Pictures of one person that nothing shows, each forgotten after a day. */
const MOST_UNSHOWN = 100;

/**
 * What one upload needs (IMG-04): a token that works once, for half an hour, and its signature. Null
 * for who has sent so many that nothing shows: nobody fills the disk.
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

/** Takes a token out of use; whose it was, or null when it is unknown or was used. */
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
