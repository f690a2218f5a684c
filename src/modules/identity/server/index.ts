export { hashPassword } from './passwords.ts';
export { registerAccount } from './register-account.ts';
