/**
 * The mailbox an address most likely leads to: capitals, and what follows a plus, are its owner's own.
 * For counting what one person gets; mail goes to the address as it was typed.
 */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*(?=@)/, '$1');
