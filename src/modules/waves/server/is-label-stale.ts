import { addressKey, type Label } from '#modules/carriers/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { isWeightOff } from '../rules/index.ts';

/** Whether its parcel weighs something else than its carrier was told. */
export const isMisweighed = ({ grams, weighedGrams }: Label): boolean =>
  weighedGrams !== null && isWeightOff(grams, weighedGrams);

/** Whether a label has to be made anew: its address was corrected since, or its parcel weighs something else. */
export const isLabelStale = (label: Label, order: Order): boolean =>
  label.addressKey !== addressKey(order) || isMisweighed(label);
