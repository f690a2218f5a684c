export { accountRoutes } from './http/account-routes.ts';
export { authenticate } from './http/authenticate.ts';
export { passkeyRoutes } from './http/passkey-routes.ts';
export { proveOwner } from './http/prove-owner.ts';
export { signInMethodsRoutes } from './http/sign-in-methods-routes.ts';
export { signInRoutes } from './http/sign-in-routes.ts';
export { socialRoutes } from './http/social-routes.ts';
export { tokenRoutes } from './http/token-routes.ts';
