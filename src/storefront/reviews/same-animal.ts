/** Option that keeps the animal of an earlier review although it was removed from the account. */
export const SAME_ANIMAL = 'same';
