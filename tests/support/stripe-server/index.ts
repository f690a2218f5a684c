import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'qs';
import { answerCall } from './api.ts';
import { answerChallenge } from './intents.ts';
import { FIELDS_SCRIPT } from './script.ts';
import { type Event, StripeState } from './state.ts';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_gamelle',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_gamelle',
  STRIPE_WEBHOOK_SECRET: 'whsec_gamelle',
};

export interface StripeServer {
  /** For STRIPE_API_BASE. */
  url: string;
  world: StripeState;
  stop(): Promise<void>;
}

/**
 * A Stripe server for tests: documented shapes, errors, idempotency and test numbers, over HTTP. It
 * supports the shop's requests and refuses all others.
 */
export async function startStripe(): Promise<StripeServer> {
  const world = new StripeState();
  const server = createServer((request, response) => {
    serve(world, request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(world: StripeState, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { pathname: path, origin: base } = url;
  const body = await text(request);
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  if (path === '/stripe.js')
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(FIELDS_SCRIPT);
  // A full browser requests a favicon from each host, without a key.
  if (path === '/favicon.ico') return response.writeHead(204).end();
  if (path.startsWith('/authorize/')) return authorise(world, request, response, path, body);
  const form = parse(request.method === 'GET' ? url.search.slice(1) : body, { depth: 10 });
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const isPublic = key === STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY && path === '/v1/payment_methods';
  if (key !== STRIPE_KEYS.STRIPE_SECRET_KEY && !isPublic)
    return send(response, 401, {
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
    });
  const idempotency = request.headers['idempotency-key'];
  const answer = answerCall(world, {
    method: request.method ?? 'GET',
    path,
    form,
    base,
    key: typeof idempotency === 'string' ? idempotency : null,
  });
  // The charge succeeds, but no answer is sent.
  if (answer) send(response, answer.status, answer.body);
}

function send(response: ServerResponse, status: number, body: unknown) {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    .end(JSON.stringify(body));
}

/** The page of the bank or wallet: two buttons, then back to the shop. */
function authorise(
  world: StripeState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: string,
) {
  const secret = path.split('/')[2];
  const intent = [...world.intents.values()].find(({ client_secret }) => client_secret === secret);
  if (!intent) return response.writeHead(404).end();
  if (request.method === 'GET')
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<!doctype html><html lang="fr"><title>Banque</title><h1>Confirmez votre paiement</h1><form method="post"><button name="answer" value="approve">Confirmer le paiement</button><button name="answer" value="refuse">Refuser</button></form></html>',
      );
  const location = intent.next_action?.redirect_to_url.return_url ?? '/';
  answerChallenge(world, intent, body.includes('approve'));
  return response.writeHead(303, { location }).end();
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** An event with Stripe's signature; `at` in seconds. */
export function signStripeEvent(event: Event | object, at: number) {
  const body = JSON.stringify(event);
  const t = Math.floor(at);
  const v1 = createHmac('sha256', STRIPE_KEYS.STRIPE_WEBHOOK_SECRET)
    .update(`${t}.${body}`)
    .digest('hex');
  return { body, headers: { 'stripe-signature': `t=${t},v1=${v1}` } };
}
