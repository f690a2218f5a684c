import { type RouterContextProvider, redirect } from 'react-router';
import { forwardAttachment } from '#pages/forward-response.server.ts';
import { ServiceError } from '#services/service-client.ts';

/** Forwards a file of the API; invalid parameters redirect to `back`, which shows the error. */
export async function handOverFile(
  context: Readonly<RouterContextProvider>,
  requested: Promise<Response>,
  back: string,
): Promise<null> {
  try {
    return forwardAttachment(context, await requested);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 422) throw redirect(back);
    throw error;
  }
}
