import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { documentPaths as paths } from '#pages/document-paths.ts';
import type { PasskeyAnswer } from './passkey-answer.ts';
import { t } from './sign-in-words.ts';

/** Loaded when somebody presses the button: no page carries it. */
const library = () => import('@simplewebauthn/browser');

/** Where it ended: an address to go on to, or what to tell. */
type Ending = { to: string } | { problem: string };

/** Signs in with a passkey of this browser or device. */
export const signInWithPasskey = (): Promise<Ending> =>
  explained(async () => {
    const { options, ...refused } = await post({ intent: 'sign-in-options' });
    if (!options) return ending(refused);
    const { startAuthentication } = await library();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const passkey = await startAuthentication({ optionsJSON });
    return ending(await post({ intent: 'sign-in', passkey: JSON.stringify(passkey) }));
  });

/** Makes a passkey for the account that is signed in. */
export const makePasskey = (name: string, password: string | null): Promise<Ending> =>
  explained(async () => {
    const beginning = { intent: 'options', password };
    const { options, ...refused } = await post(beginning);
    if (!options) return ending(refused);
    const { startRegistration } = await library();
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const passkey = await startRegistration({ optionsJSON });
    return ending(await post({ intent: 'add', name, passkey: JSON.stringify(passkey) }));
  });

const ending = ({ to, problem }: PasskeyAnswer): Ending =>
  to === undefined ? { problem: problem ?? t('passkey.failed') } : { to };

async function post(fields: Record<string, string | null>): Promise<PasskeyAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value);
  const answer = await fetch(paths.passkey(), { method: 'POST', body });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? answer.json() : {};
}

/** What browsers throw, in words: most people simply closed the dialogue. */
async function explained(run: () => Promise<Ending>): Promise<Ending> {
  try {
    return await run();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError')
      return { problem: t('passkey.cancelled') };
    if (name === 'InvalidStateError') return { problem: t('passkey.alreadyHere') };
    return { problem: t('passkey.failed') };
  }
}
