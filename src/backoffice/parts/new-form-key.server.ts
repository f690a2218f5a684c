import { randomUUID } from 'node:crypto';

/** Names one showing of a form (see `FormKey`); a loader makes it. */
export const newFormKey = (): string => randomUUID();
