/** One mailbox, one spelling. */
export const spelled = (email: string): string => email.trim().toLowerCase();
