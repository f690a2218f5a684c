import { type PasskeyAnswer, passkeyRequest, readPasskeyAnswer } from '#pages/passkey-answer.ts';
import { officePaths } from './paths.ts';

/** What a device needs to sign in, or to make a passkey; empty when nothing answers. */
export async function findPasskeyOptions(
  fields: Readonly<Record<string, string | null>>,
): Promise<PasskeyAnswer> {
  try {
    return await readPasskeyAnswer(await fetch(officePaths.passkey(), passkeyRequest(fields)));
  } catch {
    // No connection: the form says that it did not work.
    return {};
  }
}
