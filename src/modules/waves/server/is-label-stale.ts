import { addressKey, type Label } from '#modules/carriers/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { isWeightOff } from '../rules/index.ts';

/** Whether its parcel's weight differs from the one given to the carrier. */
export const isMisweighed = ({ grams, weighedGrams }: Label): boolean =>
  weighedGrams !== null && isWeightOff(grams, weighedGrams);

/** Whether a label must be made again: the address was corrected since, or the weight differs. */
export const isLabelStale = (label: Label, order: Order): boolean =>
  label.addressKey !== addressKey(order) || isMisweighed(label);
