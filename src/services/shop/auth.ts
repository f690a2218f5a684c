import type { CustomerRegistration, PasswordReset } from '#modules/customers/contracts.ts';
import type {
  AuthenticationShape,
  PasswordAdviceShape,
  SignInShape,
  WaysInShape,
} from '#modules/identity/contracts.ts';
import type { ShopClient } from './client.ts';
import { resourcePath } from './resource-path.ts';

export interface Credentials {
  email: string;
  password: string;
  /** From the bot protection, when it runs (AUT-07). */
  recaptchaToken?: string | undefined;
}

/** What came back from an identity provider (AUT-08). */
export interface SocialCredentials {
  provider: string;
  socialToken: string;
  socialVerifier: string;
}

export interface Lookup {
  email: string;
  exists: boolean;
  hasPassword: boolean;
  socialProviders: string[];
}

/** What a person fills in; the rest of a registration has defaults. */
export type Registration = Pick<
  CustomerRegistration,
  'firstName' | 'lastName' | 'email' | 'password'
> &
  Partial<CustomerRegistration>;

/** What the shop may know of who chooses the password. */
export interface PasswordQuestion {
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

interface SignInList {
  'hydra:member': readonly SignInShape[];
}

const RESETS = '/shop/reset-password-requests';
const VERIFICATIONS = '/shop/account-verification-requests';

/** The calls of contracts §1.5 and §1.10 that deal with accounts; most are made by nobody yet. */
export const authCalls = (shop: ShopClient) => {
  const asNobody = <T>(method: 'POST' | 'PATCH', path: string, body: object) =>
    shop.call<T>({ method, path, body, anonymous: true });
  return {
    lookUp: (email: string, recaptchaToken?: string) =>
      asNobody<Lookup>('POST', '/shop/customer/lookup', { email, recaptchaToken }),
    register: (registration: Registration) =>
      asNobody<null>('POST', '/shop/customers', registration),
    authenticate: (credentials: Credentials | SocialCredentials) =>
      asNobody<AuthenticationShape>('POST', '/shop/authentication-token', credentials),
    linkSocial: (customer: string, link: SocialCredentials) =>
      shop.call<null>({
        method: 'POST',
        path: `${resourcePath(customer)}/social-identities`,
        body: link,
      }),
    waysIn: (customer: string) =>
      shop.call<WaysInShape>({ path: `${resourcePath(customer)}/ways-in` }),
    unlinkSocial: (customer: string, identity: string) =>
      shop.call<null>({
        method: 'DELETE',
        path: `${resourcePath(customer)}/social-identities/${identity}`,
      }),
    refresh: (refreshToken: string) =>
      asNobody<AuthenticationShape>('POST', '/shop/authentication-token/refresh', {
        refresh_token: refreshToken,
      }),
    listSignIns: async (customer: string) =>
      (await shop.call<SignInList>({ path: `${resourcePath(customer)}/sign-ins` }))['hydra:member'],
    /** By its number, or `current`. */
    endSignIn: (customer: string, signIn: string) =>
      shop.call<null>({
        method: 'DELETE',
        path: `${resourcePath(customer)}/sign-ins/${signIn}`,
      }),
    endEverySignIn: (customer: string) =>
      shop.call<null>({ method: 'DELETE', path: `${resourcePath(customer)}/sign-ins` }),
    requestReset: (email: string) => asNobody<null>('POST', RESETS, { email }),
    /** Throws ServiceError 404 for a link that was used, is too old or never existed. */
    checkReset: (token: string) =>
      shop.call<null>({ path: `${RESETS}/${encodeURIComponent(token)}`, anonymous: true }),
    resetPassword: (token: string, passwords: PasswordReset) =>
      asNobody<null>('PATCH', `${RESETS}/${encodeURIComponent(token)}`, passwords),
    requestVerification: () => shop.call<null>({ method: 'POST', path: VERIFICATIONS, body: {} }),
    verify: (token: string) =>
      asNobody<null>('PATCH', `${VERIFICATIONS}/${encodeURIComponent(token)}`, {}),
    advisePassword: (question: PasswordQuestion) =>
      asNobody<PasswordAdviceShape>('POST', '/shop/password-advice', question),
  };
};
