import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ChargeName, OpenedCharge, ProviderName } from './provider.ts';
import type { SetupState } from './tables.ts';

/** A setup to save a card without paying; `hash` is its public id and its key at the provider. */
export interface Setup {
  hash: string;
  customerId: number;
  provider: ProviderName;
  state: SetupState;
  targetPath: string | null;
  providerReference: string | null;
  clientSecret: string | null;
  publicKey: string | null;
  frameUrl: string | null;
  redirectUrl: string | null;
  cardId: number | null;
  errorCode: string | null;
  errorMessage: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const setupName = ({ hash, providerReference }: Setup): ChargeName => ({
  key: hash,
  reference: providerReference,
});

const select = (db: Db | Tx, hash: string) =>
  db
    .selectFrom('payment_setups')
    .select(['hash', 'customer_id as customerId', 'provider', 'state'])
    .select(['target_path as targetPath', 'provider_reference as providerReference'])
    .select(['client_secret as clientSecret', 'public_key as publicKey', 'frame_url as frameUrl'])
    .select(['redirect_url as redirectUrl', 'card_id as cardId', 'error_code as errorCode'])
    .select(['error_message as errorMessage', 'created_at as createdAt'])
    .select('updated_at as updatedAt')
    .where('hash', '=', hash);

/** A setup of that customer, or null. */
export async function findSetup(
  db: Db | Tx,
  customerId: number,
  hash: string,
): Promise<Setup | null> {
  const found = select(db, hash).where('customer_id', '=', customerId);
  return (await found.executeTakeFirst()) ?? null;
}

/** The same, locked. */
export const lockSetup = ({ tx }: UnitOfWork, { hash }: Setup): Promise<Setup> =>
  select(tx, hash).forUpdate().executeTakeFirstOrThrow();

/** Saves a setup that was opened at the provider. */
export async function writeSetup(
  work: UnitOfWork,
  setup: Pick<Setup, 'hash' | 'customerId' | 'provider' | 'targetPath'>,
  opened: OpenedCharge,
): Promise<Setup> {
  const now = new Date(work.now.epochMilliseconds);
  await work.tx
    .insertInto('payment_setups')
    .values({
      hash: setup.hash,
      customer_id: setup.customerId,
      provider: setup.provider,
      state: 'open',
      target_path: setup.targetPath,
      provider_reference: opened.reference,
      client_secret: opened.clientSecret,
      public_key: opened.publicKey,
      frame_url: opened.frameUrl,
      redirect_url: null,
      card_id: null,
      error_code: null,
      error_message: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return (await findSetup(work.tx, setup.customerId, setup.hash)) as Setup;
}
