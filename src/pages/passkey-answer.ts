/** What the passkey endpoint returns to scripts: options, a redirect address, or an error. */
export interface PasskeyAnswer {
  options?: Record<string, unknown>;
  to?: string;
  problem?: string | null;
}

type Fields = Readonly<Record<string, string | null>>;

/** The request of a script to the passkey endpoint, with the fields that have a value. */
export const passkeyRequest = (fields: Fields): { method: 'POST'; body: FormData } => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value);
  return { method: 'POST', body };
};

/** Parses the answer of the passkey endpoint; an unexpected answer counts as empty. */
export async function readPasskeyAnswer(answer: Response): Promise<PasskeyAnswer> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? answer.json() : {};
}
