import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { disableChargingIn, enableChargingIn, isChargingEnabledIn } from '../charging-switch.ts';

/** The commands of `arming.ts`, each in a transaction of its own: before a renewal and for the command line. */
export const isChargingEnabled = (appContext: AppContext): Promise<boolean> =>
  transact(appContext, isChargingEnabledIn);
export const enableCharging = (appContext: AppContext): Promise<void> =>
  transact(appContext, enableChargingIn);
export const disableCharging = (appContext: AppContext): Promise<void> =>
  transact(appContext, disableChargingIn);
