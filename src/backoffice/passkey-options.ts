import { type PasskeyAnswer, passkeyRequest, readPasskeyAnswer } from '#pages/passkey-answer.ts';
import { officePaths } from './paths.ts';

/** Options of a sign-in or a registration; empty when the request fails. */
export async function findPasskeyOptions(
  fields: Readonly<Record<string, string | null>>,
): Promise<PasskeyAnswer> {
  try {
    return await readPasskeyAnswer(await fetch(officePaths.passkey(), passkeyRequest(fields)));
  } catch {
    // No connection: the form shows an error.
    return {};
  }
}
