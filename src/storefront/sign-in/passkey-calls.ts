import { makeOnDevice, type Signed, signOnDevice } from '#pages/device-passkey.ts';
import { documentPaths as paths } from '#pages/document-paths.ts';
import { type PasskeyAnswer, passkeyRequest, readPasskeyAnswer } from '#pages/passkey-answer.ts';
import { t } from './sign-in-words.ts';

/** The result: a redirect address, or an error message. */
type Ending = { to: string } | { problem: string };

/** Signs in with a passkey of this browser or device. */
export const signInWithPasskey = (): Promise<Ending> =>
  explained(async () => {
    const { options, ...refused } = await ask({ intent: 'sign-in-options' });
    if (!options) return ending(refused);
    return orWhy(await signOnDevice(options), (passkey) => ask({ intent: 'sign-in', passkey }));
  });

/** Makes a passkey for the account that is signed in. */
export const makePasskey = (name: string, password: string | null): Promise<Ending> =>
  explained(async () => {
    const { options, ...refused } = await ask({ intent: 'options', password });
    if (!options) return ending(refused);
    return orWhy(await makeOnDevice(options), (passkey) => ask({ intent: 'add', name, passkey }));
  });

const ask = async (fields: Record<string, string | null>) =>
  readPasskeyAnswer(await fetch(paths.passkey(), passkeyRequest(fields)));

const orWhy = async (
  signed: Signed,
  goOn: (passkey: string) => Promise<PasskeyAnswer>,
): Promise<Ending> =>
  'why' in signed ? { problem: t(`passkey.${signed.why}`) } : ending(await goOn(signed.passkey));

const ending = ({ to, problem }: PasskeyAnswer): Ending =>
  to === undefined ? { problem: problem ?? t('passkey.failed') } : { to };

/** An unreachable API is reported like a device failure. */
async function explained(run: () => Promise<Ending>): Promise<Ending> {
  try {
    return await run();
  } catch {
    return { problem: t('passkey.failed') };
  }
}
