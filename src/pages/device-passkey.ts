import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Loaded when somebody presses the button: no page carries it. */
const library = () => import('@simplewebauthn/browser');

type Options = Record<string, unknown>;
/** What the device signed, as JSON, or why it did not: most people simply closed the dialogue. */
export type Signed = { passkey: string } | { why: 'cancelled' | 'alreadyHere' | 'failed' };

/** Has a device make a passkey. */
export const makeOnDevice = (options: Options): Promise<Signed> =>
  explained(async () => {
    const { startRegistration } = await library();
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });

/** Has a device sign with a passkey of its own. */
export const signOnDevice = (options: Options): Promise<Signed> =>
  explained(async () => {
    const { startAuthentication } = await library();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON });
  });

async function explained(run: () => Promise<object>): Promise<Signed> {
  try {
    return { passkey: JSON.stringify(await run()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { why: 'cancelled' };
    return { why: name === 'InvalidStateError' ? 'alreadyHere' : 'failed' };
  }
}
