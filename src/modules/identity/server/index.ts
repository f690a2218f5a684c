export { proveOwner } from './http/prove-owner.ts';
export { invalidLink } from './mail-tokens.ts';
export { hashPassword } from './passwords.ts';
export { identityData } from './personal-data.ts';
export { registerAccount } from './register-account.ts';
export { hashOf, newToken } from './secrets.ts';
