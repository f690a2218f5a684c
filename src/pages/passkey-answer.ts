/** What a page of passkeys answers to scripts: options to go on with, an address, or what was wrong. */
export interface PasskeyAnswer {
  options?: Record<string, unknown>;
  to?: string;
  problem?: string | null;
}

type Fields = Readonly<Record<string, string | null>>;

/** What a script sends a page of passkeys: the fields that have a value. */
export const passkeyRequest = (fields: Fields): { method: 'POST'; body: FormData } => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value);
  return { method: 'POST', body };
};

/** What such a page answered; an answer that is none of its own is empty. */
export async function readPasskeyAnswer(answer: Response): Promise<PasskeyAnswer> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? answer.json() : {};
}
