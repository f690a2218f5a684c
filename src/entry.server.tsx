import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { pageContext } from './storefront/page-context.ts';

/** Rendering ends on its own; this only guards against a component that never settles. */
const LONGEST_RENDER_MS = 10_000;

/** Renders the whole document before answering: it is hashed, compressed and cached as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html as BodyInit, { status, headers });
}

function renderWhole(document: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(guard);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(guard);
        reject(error);
      },
    });
    const guard = setTimeout(abort, LONGEST_RENDER_MS);
  });
}

/** A bug in a loader, an action or a component: logged with the request's id, shown as a 500 page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).log.error({ err: error, url: request.url }, 'page failed');
}
