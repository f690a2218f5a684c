import { type RouterContextProvider, redirect } from 'react-router';
import { ServiceError } from '#services/service-client.ts';
import { handOver } from '../../storefront/hand-over.server.ts';

/** Hands on a file of the API; what was asked wrongly leads to `back`, which says so. */
export async function handOverFile(
  context: Readonly<RouterContextProvider>,
  asked: Promise<Response>,
  back: string,
): Promise<null> {
  try {
    const file = await asked;
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    for (const name of ['content-type', 'content-disposition'])
      headers.set(name, file.headers.get(name) ?? '');
    return handOver(context, new Response(file.body, { headers }));
  } catch (error) {
    if (error instanceof ServiceError && error.status === 422) throw redirect(back);
    throw error;
  }
}
