import { decodeJwt } from 'jose';
import type { PasswordChange } from '#modules/customers/contracts.ts';
import type { AuthenticationShape } from '#modules/identity/contracts.ts';
import { loadCart, pieces } from './current-cart.ts';
import { ServiceError } from './service-client.ts';
import type { Session } from './session.server.ts';
import { type AnyCredentials, authCalls } from './shop/auth.ts';
import { cartCalls } from './shop/cart.ts';
import type { ShopClient } from './shop/client.ts';
import { customerCalls } from './shop/customers.ts';

/**
 * Signs a browser in: stores the tokens, the user and the customer (AUT-11), then transfers the
 * cart to the customer or loads theirs. A failure with the cart never prevents the sign-in;
 * `onLost` receives the reason. Throws ServiceError for refused credentials, and an Error when the
 * answer has no user.
 */
export async function signIn(
  session: Session,
  shop: ShopClient,
  credentials: AnyCredentials,
  onLost: (error: unknown) => void,
): Promise<void> {
  const answer = await authCalls(shop).authenticate(credentials);
  const tokens = readAuthentication(answer);
  session.signIn({ ...tokens, firstName: '', subscriber: false });
  try {
    session.introduce(await customerCalls(shop, tokens.customer).read());
  } catch (error) {
    session.signOut();
    throw error;
  }
  const claimed = await claimCart(session, shop, tokens.customer, onLost);
  if (!claimed && answer.cart) await recoverCart(session, shop, answer.cart.tokenValue, onLost);
}

/** The session data of a sign-in answer. AUT-24: null without customer or user. */
export function readAuthentication(answer: Partial<AuthenticationShape> | null) {
  const { token, refresh_token: refreshToken, customer, user } = answer ?? {};
  if (!customer || !user || !token || !refreshToken)
    throw new Error('no authentication data in response');
  return { token, refreshToken, customer, user, expiresAt: decodeJwt(token).exp ?? 0 };
}

/**
 * Changes the password and signs in with it: the change ended every refresh token, also this
 * browser's. Throws ServiceError with the refused fields.
 */
export async function changePassword(
  session: Session,
  shop: ShopClient,
  change: PasswordChange & { recaptchaToken?: string | undefined },
  onLost: (error: unknown) => void,
): Promise<void> {
  const { signedIn } = session;
  if (!signedIn) throw new Error('nobody is signed in');
  const { recaptchaToken, ...passwords } = change;
  await customerCalls(shop, signedIn.customer).changePassword(passwords);
  const email = signedIn.user.username;
  const credentials = { email, password: passwords.newPassword, recaptchaToken };
  await signIn(session, shop, credentials, onLost);
}

/**
 * AUT-12: transfers the browser's cart to the customer; false when it does not exist (any more).
 */
async function claimCart(
  session: Session,
  shop: ShopClient,
  customer: string,
  onLost: (error: unknown) => void,
): Promise<boolean> {
  const token = session.cartToken;
  if (!token) return false;
  try {
    const cart = await cartCalls(shop).claim(token, customer);
    session.keepCart(cart.tokenValue, pieces(cart));
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    onLost(error);
    session.forgetCart();
    return false;
  }
}

/** AUT-13: a browser without a cart loads the customer's cart from elsewhere. */
async function recoverCart(
  session: Session,
  shop: ShopClient,
  token: string,
  onLost: (error: unknown) => void,
): Promise<void> {
  session.keepCart(token, 0);
  await loadCart(cartCalls(shop), session, onLost);
}
