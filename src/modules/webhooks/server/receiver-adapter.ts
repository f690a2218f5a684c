import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressProblem, isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
/** As much of an answer as somebody needs to see why it refused. */
const SHOWN_ANSWER = 500;

export interface ReceiverAnswer {
  /** Null when there was none. */
  status: number | null;
  /** The beginning of its body. */
  answer: string | null;
  /** Null when the receiver took it, else why not. */
  problem: string | null;
}

export interface Posted {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Receivers in our own network may be sent to. */
  allowsPrivate: boolean;
}

/** A name may lead elsewhere a moment after it was looked at: what is connected to is what was judged. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const allowed = found.filter(({ address }) => isPublicAddress(address));
    if (allowed.length < found.length || allowed.length === 0)
      return done(new Error('its name leads to a private network'), []);
    if (options.all) return done(null, allowed);
    const [first] = allowed;
    done(null, first?.address ?? '', first?.family ?? 4);
  });

/** Sends one message; follows no redirect. */
export function postToReceiver(posted: Posted): Promise<ReceiverAnswer> {
  const { url, headers, body, allowsPrivate } = posted;
  const problem = addressProblem(url, { allowsPrivate });
  if (problem) return Promise.resolve(failed(`its address is refused (${problem})`));
  return new Promise((resolve) => {
    const { protocol, hostname } = new URL(url);
    const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Gamelle-Webhooks',
        ...headers,
      },
      lookup: isName && !allowsPrivate ? publicLookup : undefined,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // It is down or slow: said in the log, and asked again later.
    request.on('error', (error) => resolve(failed(`${error.name}: ${error.message}`)));
    request.on('response', (response) => void readAnswer(response).then(resolve));
    request.end(body);
  });
}

const failed = (problem: string): ReceiverAnswer => ({ status: null, answer: null, problem });

async function readAnswer(response: IncomingMessage): Promise<ReceiverAnswer> {
  const { statusCode: status = 0 } = response;
  let answer = '';
  try {
    response.setEncoding('utf8');
    for await (const part of response) {
      answer += part;
      if (answer.length > SHOWN_ANSWER) break;
    }
  } catch {
    // Its status came, and is what counts; the rest of its words is lost.
  }
  const isTaken = status >= 200 && status < 300;
  const shown = answer.replaceAll('\0', '').slice(0, SHOWN_ANSWER);
  return { status, answer: shown || null, problem: isTaken ? null : `it answered ${status}` };
}
