/** Longer than for customers, because it gives access to all orders. */
export const STAFF_PASSWORD_LENGTH = { min: 12, max: 255 } as const;
