import { randomBytes } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { SetupOutcome } from '../../rules/index.ts';
import { cardProvider, getProvider } from '../card-provider.ts';
import { keepCard } from '../keep-card.ts';
import { assertFewDeclinedSetups } from '../limit-declines.ts';
import type { OpenedCharge } from '../provider.ts';
import { lockSetup, type Setup, setupName } from '../setups.ts';
import { getProviderCustomer } from './provider-customer.ts';

/** A setup opened at the provider, to be saved. */
export interface OpenedSetup {
  setup: Pick<Setup, 'hash' | 'customerId' | 'provider' | 'targetPath'>;
  opened: OpenedCharge;
}

/** Placeholder in a target path for the setup's own hash, which is not known yet. */
const ITSELF = '{hash}';

/**
 * Opens a setup at the provider to save a card for a customer.
 * @throws Refusal `payment.unavailable`.
 */
export async function openSetup(
  appContext: AppContext,
  {
    customerId,
    origin,
    ...requested
  }: Pick<Setup, 'customerId' | 'targetPath'> & { origin: string },
): Promise<OpenedSetup> {
  const provider = cardProvider(appContext);
  const hash = randomBytes(24).toString('hex');
  const targetPath = requested.targetPath?.replace(ITSELF, hash) ?? null;
  const customer = await getProviderCustomer(appContext, provider, customerId);
  const returnUrl = origin + (targetPath ?? '/');
  const opened = customer && (await provider.openSetup({ key: hash, customer, returnUrl }));
  if (!opened) throw refuse('payment.unavailable');
  return { setup: { hash, customerId, provider: provider.name, targetPath }, opened };
}

interface SettleSetupRequest {
  /** The provider's token of the entered card. */
  token?: string | undefined;
  confirm?: boolean | undefined;
  origin: string;
}

/**
 * Advances a setup as far as possible: sets its card, confirms it, or reads its state. A card the provider saved is
 * saved here too, once.
 * @throws Refusal `payment.card_missing`, `payment.over`, `payment.declined_often`.
 */
export async function settleSetup(
  appContext: AppContext,
  setup: Setup,
  { token, confirm, origin }: SettleSetupRequest,
): Promise<Setup> {
  const provider = getProvider(appContext, setup.provider);
  const name = setupName(setup);
  const isOver = setup.state === 'saved' || setup.state === 'declined';
  if (isOver && (token || confirm)) throw refuse('payment.over');
  if (isOver) return setup;
  const { CARD_DECLINES_PER_HOUR: most } = appContext.config;
  if (confirm)
    await transact(appContext, (work) => assertFewDeclinedSetups(work, setup.customerId, most));
  let outcome = token
    ? await provider.attachToSetup(name, token)
    : confirm
      ? undefined
      : await provider.retrieveSetup(name);
  if (confirm) outcome = await provider.confirmSetup(name, origin + (setup.targetPath ?? '/'));
  if (confirm && outcome?.status === 'unknown') outcome = await provider.retrieveSetup(name);
  const heard = outcome as SetupOutcome;
  if (confirm && heard.status === 'open') throw refuse('payment.card_missing');
  return transact(appContext, (work) => record(work, setup, heard));
}

/** Applies the provider's report to the current state, which may have changed meanwhile. */
async function record(work: UnitOfWork, existing: Setup, outcome: SetupOutcome): Promise<Setup> {
  const setup = await lockSetup(work, existing);
  if (setup.state === 'saved' || setup.state === 'declined') return setup;
  const facts = await factsOf(work, setup, outcome);
  if (!facts) return setup;
  await work.tx
    .updateTable('payment_setups')
    .set({ ...facts, updated_at: new Date(work.now.epochMilliseconds) })
    .where('hash', '=', setup.hash)
    .execute();
  return lockSetup(work, setup);
}

async function factsOf(work: UnitOfWork, { customerId, provider }: Setup, outcome: SetupOutcome) {
  if (outcome.status === 'requires_action')
    return { state: 'challenge', redirect_url: outcome.redirectUrl } as const;
  if (outcome.status === 'declined')
    return {
      state: 'declined' as const,
      redirect_url: null,
      error_code: outcome.code,
      error_message: outcome.message,
    };
  if (outcome.status !== 'saved') return null;
  const { card, token } = outcome;
  const card_id = await keepCard(work, { customerId, provider, token, card });
  return { state: 'saved', redirect_url: null, card_id } as const;
}
