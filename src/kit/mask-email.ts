/** What is shown of an address we do not keep: `l•••@exemple.fr`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
}
