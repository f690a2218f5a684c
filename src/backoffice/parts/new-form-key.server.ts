import { randomUUID } from 'node:crypto';

/** Creates the idempotency key of a form (see `FormKey`), in a loader. */
export const newFormKey = (): string => randomUUID();
