/** The format rule (AUT-20); whether a password is strong is a second question (PRV-09). */
export const PASSWORD_LENGTH = { min: 5, max: 255 } as const;
