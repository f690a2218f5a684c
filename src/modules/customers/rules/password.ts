/** The format rule (AUT-20); password strength is checked separately (PRV-09). */
export const PASSWORD_LENGTH = { min: 5, max: 255 } as const;
