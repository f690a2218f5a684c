import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { limitBody } from '#platform/http/limit-body.ts';
import type { AppContext } from './database.ts';
import { findFaults } from './faults.ts';
import { searchPoints } from './search-points.ts';
import { isSigned, readQuestion, writeAnswer } from './soap.ts';

export const RELAY_NETWORK_PATH = '/_dev/relay-network/Web_Services.asmx';
/** The shop's account at the built-in network. */
export const RELAY_NETWORK_ACCOUNT = { brand: 'GAMELLE', key: 'relay-network-key' };

const LARGEST_BODY = 16 * 1024;
const LONGEST_SILENCE_MS = 60_000;

/**
 * The built-in relay network: the point search of a carrier's SOAP service, over a few thousand
 * invented points in real towns. It shares nothing with the shop but the process.
 */
export function relayNetworkStandin(appContext: AppContext): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    appContext.log.error({ err: error }, 'the relay network stand-in failed');
    return c.text('', 500);
  });
  app.use(limitBody(LARGEST_BODY, (c) => c.text('Payload Too Large', 413)));
  app.post(RELAY_NETWORK_PATH, async (c) => {
    const question = readQuestion(await c.req.text());
    if (!question) return c.text('', 400);
    const faults = await findFaults(appContext);
    const isSick = (kind: string) => faults.some((fault) => fault.kind === kind);
    if (isSick('slow') || question.CP === '99002') await silence(c);
    if (isSick('down') || question.CP === '99001') return c.text('Service Unavailable', 503);
    if (question.CP === '99007') return c.text('<soap:Envelope><soap:Body>', 200);
    if (question.CP === '99006') return xml(c, writeAnswer({ stat: '0', points: [] }));
    if (question.Enseigne?.trim() !== RELAY_NETWORK_ACCOUNT.brand)
      return xml(c, writeAnswer({ stat: '1', points: [] }));
    if (!isSigned(question, RELAY_NETWORK_ACCOUNT.key))
      return xml(c, writeAnswer({ stat: '97', points: [] }));
    return xml(c, writeAnswer(searchPoints(question, faults, appContext.clock.today())));
  });
  return app;
}

const xml = (c: Context, text: string) =>
  c.body(text, 200, { 'content-type': 'text/xml; charset=utf-8' });

/** Waits, or ends as soon as the caller aborts. */
async function silence(c: Context): Promise<void> {
  await pause(LONGEST_SILENCE_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(
    () => null,
  );
}
