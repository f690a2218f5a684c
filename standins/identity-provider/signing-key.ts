import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { AppContext } from './database.ts';

const MODEL = 'SigningKey';
const ID = 'rs256';

/** The signing key, created at first use and shared by all processes. */
export async function signingKey({ db }: AppContext): Promise<JWK> {
  const find = () =>
    db
      .selectFrom('standin_identity_entries')
      .select('payload')
      .where('model', '=', MODEL)
      .where('id', '=', ID)
      .executeTakeFirst();
  const before = await find();
  if (before) return before.payload as unknown as JWK;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: ID };
  await db
    .insertInto('standin_identity_entries')
    .values({ model: MODEL, id: ID, payload: JSON.stringify(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.payload as unknown as JWK;
}
