import { limitedRequest } from '#kit/limited-request.ts';
import type { ServiceOptions } from './label-service.ts';

const LARGEST_ANSWER = 4 * 1024 * 1024;

export interface CarrierAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Calls a carrier with a time limit. @throws Error when no complete response arrived */
export async function askCarrier(
  { inProcess, timeoutMs }: Pick<ServiceOptions, 'inProcess' | 'timeoutMs'>,
  url: string,
  init: RequestInit,
): Promise<CarrierAnswer> {
  const request = limitedRequest(url, { ...init, redirect: 'error' }, timeoutMs);
  const answer = await (inProcess ? inTime(inProcess(request), request.signal) : fetch(request));
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new RangeError('the answer is too large');
    parts.push(part);
  }
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    body: Buffer.concat(parts),
  };
}

/** A stand-in in this process gets the same time limit as a network call. */
function inTime(answer: Response | Promise<Response>, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, late]);
}
