import type { BodyOf } from '#kit/operation.ts';
import type { PasskeyAssertion } from '#kit/passkey-shapes.ts';
import type { CustomerRegistration } from '#modules/customers/contracts.ts';
import * as identity from '#modules/identity/operations.ts';
import type { ShopClient } from './client.ts';
import { idIn } from './resource-path.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Bot-protection token, when it is enabled (AUT-07). */
  recaptchaToken?: string | undefined;
}

/** The result of a sign-in at an identity provider (AUT-08). */
export interface SocialCredentials {
  provider: string;
  socialToken: string;
  socialVerifier: string;
}

/** The token of a mailed link. */
export interface LinkCredentials {
  linkToken: string;
}

/** The passkey assertion of a device. */
export interface PasskeyCredentials {
  passkey: PasskeyAssertion;
}

/** Any kind of credentials. */
export type AnyCredentials = Credentials | SocialCredentials | LinkCredentials | PasskeyCredentials;

/** The fields of the registration form; the others have defaults. */
export type Registration = Pick<
  CustomerRegistration,
  'firstName' | 'lastName' | 'email' | 'password'
> &
  Partial<CustomerRegistration>;

/** A password to be checked, with the owner's data it must not contain. */
export interface PasswordQuestion {
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

/** The account calls of contracts §1.5 and §1.10; most are anonymous. */
export const authCalls = (shop: ShopClient) => ({
  lookUp: (email: string, recaptchaToken?: string) =>
    shop.call(identity.lookUpCustomer, { body: { email, recaptchaToken }, anonymous: true }),
  register: (body: Registration) => shop.call(identity.registerCustomer, { body, anonymous: true }),
  authenticate: (body: AnyCredentials) => {
    if ('linkToken' in body) return shop.call(identity.signInByLink, { body, anonymous: true });
    if ('passkey' in body) return shop.call(identity.signInWithPasskey, { body, anonymous: true });
    return shop.call(identity.signIn, { body, anonymous: true });
  },
  linkSocial: (customer: string, body: SocialCredentials) =>
    shop.call(identity.linkSocialIdentity, { params: { id: idIn(customer) }, body }),
  signInMethods: (customer: string) =>
    shop.call(identity.listSignInMethods, { params: { id: idIn(customer) } }),
  unlinkSocial: (customer: string, social: string) =>
    shop.call(identity.unlinkSocialIdentity, {
      params: { id: idIn(customer), identity: social },
    }),
  requestSignInLink: (email: string) =>
    shop.call(identity.requestSignInLink, { body: { email }, anonymous: true }),
  /** Throws ServiceError 404 for a link that was used, is too old or never existed. */
  checkSignInLink: (token: string) =>
    shop.call(identity.checkSignInLink, { params: { token }, anonymous: true }),
  beginPasskeySignIn: () => shop.call(identity.beginPasskeySignIn, { body: {}, anonymous: true }),
  beginPasskey: (customer: string, body: BodyOf<typeof identity.beginPasskey>) =>
    shop.call(identity.beginPasskey, { params: { id: idIn(customer) }, body }),
  addPasskey: (customer: string, body: BodyOf<typeof identity.addPasskey>) =>
    shop.call(identity.addPasskey, { params: { id: idIn(customer) }, body }),
  renamePasskey: (customer: string, passkey: string, name: string) =>
    shop.call(identity.renamePasskey, {
      params: { id: idIn(customer), passkey },
      body: { name },
    }),
  removePasskey: (customer: string, passkey: string) =>
    shop.call(identity.removePasskey, { params: { id: idIn(customer), passkey } }),
  refresh: (refreshToken: string) =>
    shop.call(identity.refreshSignIn, {
      body: { refresh_token: refreshToken },
      anonymous: true,
    }),
  listSignIns: (customer: string) =>
    shop.all(identity.listSignIns, { params: { id: idIn(customer) } }),
  /** By its id, or `current`. */
  endSignIn: (customer: string, signIn: string) =>
    shop.call(identity.endSignIn, { params: { id: idIn(customer), signIn } }),
  endEverySignIn: (customer: string) =>
    shop.call(identity.endEverySignIn, { params: { id: idIn(customer) } }),
  requestReset: (email: string) =>
    shop.call(identity.requestPasswordReset, { body: { email }, anonymous: true }),
  /** Throws ServiceError 404 for a link that was used, is too old or never existed. */
  checkReset: (token: string) =>
    shop.call(identity.checkPasswordReset, { params: { token }, anonymous: true }),
  resetPassword: (token: string, body: BodyOf<typeof identity.resetPassword>) =>
    shop.call(identity.resetPassword, { params: { token }, body, anonymous: true }),
  requestVerification: () => shop.call(identity.requestVerification, { body: {} }),
  verify: (token: string) =>
    shop.call(identity.verifyAccount, { params: { token }, body: {}, anonymous: true }),
  takeEmailBack: (token: string) =>
    shop.call(identity.takeEmailBack, { params: { token }, body: {}, anonymous: true }),
  advisePassword: (body: PasswordQuestion) =>
    shop.call(identity.advisePassword, { body, anonymous: true }),
});
