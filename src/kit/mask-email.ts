/**
 * A masked e-mail address for display, where the address itself is not stored: `l•••@exemple.fr`.
 */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
}
