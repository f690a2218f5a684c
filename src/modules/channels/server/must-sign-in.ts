import { refuse } from '#kit/refusal.ts';
import type { Caller } from './shop-env.ts';

/**
 * The signed-in customer of a request.
 * @throws Refusal `token.missing`, the 401 of contracts §1.4.
 */
export function mustSignIn(c: { var: { caller: Caller | null } }): Caller {
  if (!c.var.caller) throw refuse('token.missing');
  return c.var.caller;
}
