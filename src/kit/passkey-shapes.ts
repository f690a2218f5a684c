import { z } from 'zod';

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
/** Length limit in bytes for each part a device signs; real ones are far smaller. */
const signedPart = base64url(8192);
const extensions = z.record(z.string(), z.unknown());
const attachment = z.enum(['cross-platform', 'platform']).nullish();
const credentialId = base64url(1400);

/** What `navigator.credentials.get` gives, as JSON (WebAuthn level 3). */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: signedPart,
    authenticatorData: signedPart,
    signature: signedPart,
    userHandle: base64url(128).nullish(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What `navigator.credentials.create` gives, as JSON. */
export const passkeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: signedPart,
    attestationObject: base64url(65_536),
    transports: z.array(z.string().max(20)).max(10).nullish(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** The name a user gives a passkey. */
export const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u);
