import * as households from '#modules/households/operations.ts';
import { getHousehold } from '#modules/subscriptions/operations.ts';
import type { ShopClient } from './client.ts';

/** Who shares subscriptions with whom. */
export const householdCalls = (shop: ShopClient) => ({
  read: () => shop.call(getHousehold),
  invite: (email: string) => shop.call(households.inviteToHousehold, { body: { email } }),
  withdraw: (id: number) => shop.call(households.withdrawHouseholdInvitation, { params: { id } }),
  /** Whether the member receives copies of the reminders. */
  remind: (id: number, reminders: boolean) =>
    shop.call(households.chooseHouseholdReminders, { params: { id }, body: { reminders } }),
  end: (id: number) => shop.call(households.endHouseholdSharing, { params: { id } }),
  invitation: (token: string) =>
    shop.call(households.getHouseholdInvitation, { params: { token } }),
  join: (token: string) => shop.call(households.joinHousehold, { params: { token }, body: {} }),
});
