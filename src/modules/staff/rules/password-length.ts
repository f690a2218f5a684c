/** Longer than what customers need: behind it stand everybody’s orders. */
export const STAFF_PASSWORD_LENGTH = { min: 12, max: 255 } as const;
