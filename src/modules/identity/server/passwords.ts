import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the 19 MiB and 2 passes OWASP asks for; runs on the thread pool. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of a password nobody knows: an unknown e-mail takes as long to refuse as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$BwgOLSyZ5L+mf8IoK8RYtw$n/rL+m83Mk7Hy/wwYE2xq+I4JvGiQ2ZC3pSMvs/vODc';

/** Whether the password is the one hashed; with no hash the answer is no, after the same work. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? NOBODY, password);
  return matches && hashed !== null;
}
