/** The choice that keeps the animal an earlier text was shown with, though it left the account. */
export const SAME_ANIMAL = 'same';
