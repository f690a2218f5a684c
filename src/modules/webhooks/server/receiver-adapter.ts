import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressProblem, isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
/** Characters of a response that are stored, enough to see the reason of a failure. */
const SHOWN_ANSWER = 500;

export interface ReceiverAnswer {
  /** Null when there was no response. */
  status: number | null;
  /** Beginning of the response body. */
  answer: string | null;
  /** Null when the receiver accepted the message, else the reason. */
  problem: string | null;
}

export interface Posted {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether receivers in private networks are allowed. */
  allowsPrivate: boolean;
}

/** Checks the address actually connected to, because a name may resolve differently after an earlier check. */
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

/** Sends one message; does not follow redirects. */
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
    // The receiver is down or slow: logged, and retried later.
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
    // The status was received and counts; the rest of the body is lost.
  }
  const isTaken = status >= 200 && status < 300;
  const shown = answer.replaceAll('\0', '').slice(0, SHOWN_ANSWER);
  return { status, answer: shown || null, problem: isTaken ? null : `it answered ${status}` };
}
