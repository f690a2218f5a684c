/** Authorization header with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
