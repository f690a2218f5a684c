// The built-in identity provider, met by openid-client as anybody uses it.
import * as openid from 'openid-client';

const shop = process.env.SHOP;
const issuer = new URL('/fournisseur-identite', shop);
const configuration = await openid.discovery(issuer, 'gamelle', undefined, openid.None(), {
  execute: [openid.allowInsecureRequests],
});
const verifier = openid.randomPKCECodeVerifier();
const address = openid.buildAuthorizationUrl(configuration, {
  redirect_uri: `${shop}/api/v2/shop/social-login/demo/callback`,
  scope: 'openid email',
  code_challenge: await openid.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state: openid.randomState(),
});
const answer = await fetch(address, { redirect: 'manual' });
const { pathname } = new URL(answer.headers.get('location'), address);
console.log(JSON.stringify({ issuer: configuration.serverMetadata().issuer, pathname }));
