import type { FoundRelays } from '#modules/shipping/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** What the shipping form answers, with the relay points it found on the way. */
export type ShippingAnswer = FormAnswer & { relays?: FoundRelays };
