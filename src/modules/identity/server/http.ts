export { accountRoutes } from './http/account-routes.ts';
export { authenticate } from './http/authenticate.ts';
export { tokenRoutes } from './http/token-routes.ts';
