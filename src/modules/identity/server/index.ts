export { hashPassword } from '#platform/passwords.ts';
export { hashOf, newToken } from '#platform/secrets.ts';
export { bringAccount } from './bring-account.ts';
export { proveOwner } from './http/prove-owner.ts';
export { invalidLink } from './mail-tokens.ts';
export { identityData } from './personal-data.ts';
export { registerAccount } from './register-account.ts';
