import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { disableChargingIn, enableChargingIn, isChargingEnabledIn } from '../charging-switch.ts';

/** The functions of `../charging-switch.ts`, each by itself: before a renewal and for the command line. */
export const isChargingEnabled = ({ db }: AppContext): Promise<boolean> => isChargingEnabledIn(db);
export const enableCharging = (appContext: AppContext): Promise<void> =>
  transact(appContext, enableChargingIn);
export const disableCharging = (appContext: AppContext): Promise<void> =>
  transact(appContext, disableChargingIn);
