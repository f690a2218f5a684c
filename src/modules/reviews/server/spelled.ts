/** The normalised spelling of an e-mail. */
export const spelled = (email: string): string => email.trim().toLowerCase();
