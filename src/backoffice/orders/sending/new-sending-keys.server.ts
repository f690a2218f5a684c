import { newFormKey } from '../../parts/new-form-key.server.ts';

/** The keys of the forms about parcels, lots and notes, each its own. */
export const newSendingKeys = () => ({
  send: newFormKey(),
  arrived: newFormKey(),
  lots: newFormKey(),
  removeLot: newFormKey(),
  note: newFormKey(),
  hold: newFormKey(),
  release: newFormKey(),
});
