import { z } from 'zod';
import { creationHeaders, item, json, list, noBody, operation } from '#kit/operation.ts';
import {
  customerLookup,
  customerLookupShape,
  customerRegistration,
  passwordChange,
  passwordReset,
  passwordResetRequest,
} from '#modules/customers/contracts.ts';
import {
  authenticationShape,
  linkSignIn,
  passkeyAddition,
  passkeyBeginning,
  passkeyChange,
  passkeyOptionsShape,
  passkeyShape,
  passkeySignIn,
  passwordAdviceRequest,
  passwordAdviceShape,
  refreshRequest,
  signInLinkRequest,
  signInMethodsShape,
  signInRequest,
  signInShape,
  socialCallback,
  socialLink,
  socialStart,
} from './contracts.ts';

const byToken = z.object({ token: z.string() });
const emptyBody = z.object({});
const byProvider = z.object({ provider: z.string() });
const byCustomer = z.object({ id: z.string() });
const ofCustomer = z.object({ id: z.string() });
const one = z.object({ id: z.string(), signIn: z.string() });

export const lookUpCustomer = operation({
  id: 'lookUpCustomer',
  method: 'post',
  path: '/shop/customer/lookup',
  tag: 'Customer',
  summary: 'Whether an e-mail has an account',
  body: customerLookup,
  answer: item(customerLookupShape, 'Known or not'),
  refusals: [400, 401, 415, 422, 429],
});

export const registerCustomer = operation({
  id: 'registerCustomer',
  method: 'post',
  path: '/shop/customers',
  tag: 'Customer',
  summary: 'Creates a customer with an account, and mails a link that verifies the e-mail',
  headers: creationHeaders,
  body: customerRegistration,
  answer: noBody('Created'),
  refusals: [400, 401, 415, 422, 429],
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'put',
  path: '/shop/customers/{id}/password',
  tag: 'Customer',
  summary: 'Changes the password and ends the other sign-ins',
  params: z.object({ id: z.string() }),
  body: passwordChange,
  answer: noBody('Changed'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const requestPasswordReset = operation({
  id: 'requestPasswordReset',
  method: 'post',
  path: '/shop/reset-password-requests',
  tag: 'Authentication',
  summary: 'Mails a link to choose a new password; the answer is the same for an unknown e-mail',
  body: passwordResetRequest,
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const checkPasswordReset = operation({
  id: 'checkPasswordReset',
  method: 'get',
  path: '/shop/reset-password-requests/{token}',
  tag: 'Authentication',
  summary: 'Whether a mailed link may still be used; it stays usable',
  params: byToken,
  answer: noBody('It may'),
  refusals: [401, 404, 429],
});

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'patch',
  path: '/shop/reset-password-requests/{token}',
  tag: 'Authentication',
  summary: 'Sets a new password through the mailed link, once',
  params: byToken,
  body: passwordReset,
  answer: noBody('Done', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const requestVerification = operation({
  id: 'requestVerification',
  method: 'post',
  path: '/shop/account-verification-requests',
  tag: 'Authentication',
  summary: 'Mails the signed-in customer a link that verifies their e-mail',
  body: emptyBody,
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const verifyAccount = operation({
  id: 'verifyAccount',
  method: 'patch',
  path: '/shop/account-verification-requests/{token}',
  tag: 'Authentication',
  summary: 'Verifies an e-mail through the mailed link, once',
  params: byToken,
  body: emptyBody,
  answer: noBody('Done', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const takeEmailBack = operation({
  id: 'takeEmailBack',
  method: 'patch',
  path: '/shop/email-returns/{token}',
  tag: 'Authentication',
  summary: 'Takes an account back to its former e-mail through the link mailed there, once',
  params: byToken,
  body: emptyBody,
  answer: noBody('Done', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const advisePassword = operation({
  id: 'advisePassword',
  method: 'post',
  path: '/shop/password-advice',
  tag: 'Authentication',
  summary: 'Why a password is weak, while it is being chosen; nothing is kept',
  body: passwordAdviceRequest,
  answer: item(passwordAdviceShape, 'The advice'),
  refusals: [400, 401, 415, 422, 429],
});

export const signIn = operation({
  id: 'signIn',
  goesFirst: true,
  method: 'post',
  path: '/shop/authentication-token',
  tag: 'Authentication',
  summary: 'Signs in with an e-mail and a password, or with what an identity provider vouches for',
  body: signInRequest,
  answer: json(authenticationShape, 'Tokens, and who signed in'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const signInByLink = operation({
  id: 'signInByLink',
  method: 'post',
  path: '/shop/authentication-token/link',
  tag: 'Authentication',
  summary: 'Signs in with the token of a mailed link, once',
  body: linkSignIn,
  answer: json(authenticationShape, 'Tokens, and who signed in'),
  refusals: [400, 401, 415, 422, 429],
});

export const signInWithPasskey = operation({
  id: 'signInWithPasskey',
  method: 'post',
  path: '/shop/authentication-token/passkey',
  tag: 'Authentication',
  summary: 'Signs in with what a device signed for the options of `beginPasskeySignIn`',
  body: passkeySignIn,
  answer: json(authenticationShape, 'Tokens, and who signed in'),
  refusals: [400, 401, 415, 422, 429],
});

export const refreshSignIn = operation({
  id: 'refreshSignIn',
  method: 'post',
  path: '/shop/authentication-token/refresh',
  tag: 'Authentication',
  summary: 'A new token for a refresh token; the bearer token is not looked at',
  body: refreshRequest,
  answer: json(authenticationShape, 'Tokens, and who signed in'),
  refusals: [400, 401, 415],
});

export const requestSignInLink = operation({
  id: 'requestSignInLink',
  method: 'post',
  path: '/shop/sign-in-link-requests',
  tag: 'Authentication',
  summary: 'Mails a link that signs in once; the answer is the same for an unknown e-mail',
  body: signInLinkRequest,
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const checkSignInLink = operation({
  id: 'checkSignInLink',
  method: 'get',
  path: '/shop/sign-in-link-requests/{token}',
  tag: 'Authentication',
  summary: 'Whether a mailed link still signs in; looking does not use it up',
  params: byToken,
  answer: noBody('It does'),
  refusals: [401, 404, 429],
});

export const beginPasskeySignIn = operation({
  id: 'beginPasskeySignIn',
  method: 'post',
  path: '/shop/passkey-sign-in-options',
  tag: 'Authentication',
  summary: 'What a browser needs to sign in with a passkey; names no account and keeps nothing',
  body: emptyBody,
  answer: item(passkeyOptionsShape, 'The options'),
  refusals: [400, 401, 415, 422, 429],
});

export const startSocialLogin = operation({
  id: 'startSocialLogin',
  method: 'get',
  path: '/shop/social-login/{provider}/start',
  tag: 'Authentication',
  summary: 'Sends the browser to an identity provider',
  params: byProvider,
  query: socialStart,
  answer: noBody('To the provider, or to the sign-in page with `social_error`', 302),
  refusals: [400, 401, 404, 422, 429],
});

export const finishSocialLogin = operation({
  id: 'finishSocialLogin',
  method: 'get',
  path: '/shop/social-login/{provider}/callback',
  tag: 'Authentication',
  summary: 'Where the provider sends the browser back to',
  params: byProvider,
  query: socialCallback,
  answer: noBody('To the sign-in page with a federated `token`, or with `social_error`', 302),
  refusals: [400, 401, 404, 422, 429],
});

export const linkSocialIdentity = operation({
  id: 'linkSocialIdentity',
  method: 'post',
  path: '/shop/customers/{id}/social-identities',
  tag: 'Customer',
  summary: 'Lets an identity provider open the account that is signed in',
  params: byCustomer,
  body: socialLink,
  answer: noBody('Linked'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const listSignIns = operation({
  id: 'listSignIns',
  method: 'get',
  path: '/shop/customers/{id}/sign-ins',
  tag: 'Authentication',
  summary: 'The browsers and applications that are signed in, the one used last first',
  params: ofCustomer,
  answer: list(signInShape, 'Sign-ins'),
  refusals: [400, 401, 404],
});

export const endSignIn = operation({
  id: 'endSignIn',
  method: 'delete',
  path: '/shop/customers/{id}/sign-ins/{signIn}',
  tag: 'Authentication',
  summary: 'Signs one of them out at once; `current` is the one that asks',
  params: one,
  answer: noBody('Signed out'),
  refusals: [400, 401, 404],
});

export const endEverySignIn = operation({
  id: 'endEverySignIn',
  method: 'delete',
  path: '/shop/customers/{id}/sign-ins',
  tag: 'Authentication',
  summary: 'Signs out everywhere, also where the call comes from',
  params: ofCustomer,
  answer: noBody('Signed out'),
  refusals: [400, 401, 404],
});

export const listSignInMethods = operation({
  id: 'listSignInMethods',
  method: 'get',
  path: '/shop/customers/{id}/ways-in',
  tag: 'Customer',
  summary: 'What opens the account that is signed in: a password, people of identity providers',
  params: byCustomer,
  answer: item(signInMethodsShape, 'The methods'),
  refusals: [400, 401, 404],
});

export const beginPasskey = operation({
  id: 'beginPasskey',
  method: 'post',
  path: '/shop/customers/{id}/passkey-options',
  tag: 'Customer',
  summary: 'What a browser needs to make a passkey, once its owner has shown again that it is them',
  params: byCustomer,
  body: passkeyBeginning,
  answer: item(passkeyOptionsShape, 'The options'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const addPasskey = operation({
  id: 'addPasskey',
  method: 'post',
  path: '/shop/customers/{id}/passkeys',
  tag: 'Customer',
  summary: 'From now on the passkey opens the account that is signed in',
  params: byCustomer,
  body: passkeyAddition,
  answer: item(passkeyShape, 'Added', 201),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const renamePasskey = operation({
  id: 'renamePasskey',
  method: 'patch',
  path: '/shop/customers/{id}/passkeys/{passkey}',
  tag: 'Customer',
  summary: 'Gives a passkey another name',
  params: byCustomer.extend({ passkey: z.string() }),
  body: passkeyChange,
  answer: item(passkeyShape, 'Renamed'),
  refusals: [400, 401, 404, 415, 422],
});

export const removePasskey = operation({
  id: 'removePasskey',
  method: 'delete',
  path: '/shop/customers/{id}/passkeys/{passkey}',
  tag: 'Customer',
  summary: 'The passkey no longer opens the account; a mailed link always does',
  params: byCustomer.extend({ passkey: z.string() }),
  answer: noBody('Removed'),
  refusals: [400, 401, 404],
});

export const unlinkSocialIdentity = operation({
  id: 'unlinkSocialIdentity',
  method: 'delete',
  path: '/shop/customers/{id}/social-identities/{identity}',
  tag: 'Customer',
  summary: 'An identity provider no longer opens the account; refused for the only way in',
  params: byCustomer.extend({ identity: z.string() }),
  answer: noBody('Unlinked'),
  refusals: [400, 401, 404, 422],
});
