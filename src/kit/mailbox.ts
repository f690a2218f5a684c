const PLUS = /^([^+@]+)\+[^@]*(?=@)/;
/** Providers that ignore dots before the @. The two names belong to one provider. */
const DOTLESS = /@(gmail|googlemail)\.com$/;

/**
 * The mailbox an address most likely delivers to: lower case, without a plus suffix, and without
 * dots where the provider ignores them. Used to count orders or vouchers per person; mail is sent
 * to the address as typed. The SQL function `mailbox_of` does the same.
 */
export function mailboxOf(email: string): string {
  const folded = email.trim().toLowerCase().replace(PLUS, '$1');
  if (!DOTLESS.test(folded)) return folded;
  return `${folded.slice(0, folded.indexOf('@')).replaceAll('.', '')}@gmail.com`;
}
