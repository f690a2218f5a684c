import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Loaded when the user presses the button, so that no page downloads it in advance. */
const library = () => import('@simplewebauthn/browser');

type Options = Record<string, unknown>;
/**
 * The device's signed answer as JSON, or why there is none: most often the user closed the
 * dialogue.
 */
export type Signed = { passkey: string } | { why: 'cancelled' | 'alreadyHere' | 'failed' };

/** Creates a passkey on the device. */
export const makeOnDevice = (options: Options): Promise<Signed> =>
  explained(async () => {
    const { startRegistration } = await library();
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });

/** Signs in with a passkey on the device. */
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
