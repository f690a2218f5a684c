const PLUS = /^([^+@]+)\+[^@]*(?=@)/;
/** Providers to whom dots before the @ mean nothing, and the two names of the one there is. */
const DOTLESS = /@(gmail|googlemail)\.com$/;

/**
 * The mailbox an address most likely leads to: capitals, what follows a plus, and dots where the
 * provider ignores them, are its owner's own. For counting what one person gets; mail goes to the
 * address as it was typed. The database reads addresses the same way: `mailbox_of`.
 */
export function mailboxOf(email: string): string {
  const folded = email.trim().toLowerCase().replace(PLUS, '$1');
  if (!DOTLESS.test(folded)) return folded;
  return `${folded.slice(0, folded.indexOf('@')).replaceAll('.', '')}@gmail.com`;
}
