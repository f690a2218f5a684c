/** The header of a signed-in call. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
