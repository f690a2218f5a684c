import type { FoundRelays } from '#modules/shipping/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** Result of the shipping form, with the pickup points it found. */
export type ShippingAnswer = FormAnswer & { relays?: FoundRelays };
