export { accountRoutes } from './http/account-routes.ts';
export { authenticate } from './http/authenticate.ts';
export { proveOwner } from './http/prove-owner.ts';
export { signInRoutes } from './http/sign-in-routes.ts';
export { socialRoutes } from './http/social-routes.ts';
export { tokenRoutes } from './http/token-routes.ts';
export { waysInRoutes } from './http/ways-in-routes.ts';
