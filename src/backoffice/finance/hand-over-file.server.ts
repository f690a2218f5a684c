import { type RouterContextProvider, redirect } from 'react-router';
import { handOn } from '#pages/hand-over.server.ts';
import { ServiceError } from '#services/service-client.ts';

/** Hands on a file of the API; what was asked wrongly leads to `back`, which says so. */
export async function handOverFile(
  context: Readonly<RouterContextProvider>,
  asked: Promise<Response>,
  back: string,
): Promise<null> {
  try {
    return handOn(context, await asked);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 422) throw redirect(back);
    throw error;
  }
}
