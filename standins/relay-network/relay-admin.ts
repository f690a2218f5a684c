import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { AppContext } from './database.ts';
import { findFaults, TROUBLED_POSTCODES, toggleFault } from './faults.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

const fault = z.union([
  z.object({ kind: z.enum(['down', 'slow']), point: z.literal('').default('') }),
  z.object({
    kind: z.enum(['closed', 'holiday']),
    point: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}-\d{6}$/),
  }),
]);

/** Page to inject faults into the pickup point network. Never in production. */
export function relayAdmin(appContext: AppContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('content-security-policy', POLICY);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/', async (c) => {
    const faults = await findFaults(appContext);
    const typed = Object.entries(TROUBLED_POSTCODES).map(
      ([postcode, what]) => html`<tr><td>${postcode}</td><td>${what}</td></tr>`,
    );
    const now = faults.map(
      ({ kind, point }) => html`<li><form method="post">
        <input type="hidden" name="kind" value="${kind}"><input type="hidden" name="point" value="${point}">
        ${kind} ${point} <button>Put right</button></form></li>`,
    );
    return c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Relay network</title>
<body style="font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem"><h1>Relay network</h1>
<h2>Postcodes to search with</h2>
<table><thead><tr><th scope="col">Postcode</th><th scope="col">What happens</th></tr></thead><tbody>${typed}</tbody></table>
<h2>What is wrong now</h2>${now.length > 0 ? html`<ul>${now}</ul>` : html`<p>Nothing.</p>`}
<h2>Make it go wrong</h2>
<form method="post"><button name="kind" value="down">The network is down</button>
<button name="kind" value="slow">The network does not answer in time</button></form>
<form method="post"><label>Point, such as FR-100016 <input name="point" required pattern="[A-Z]{2}-[0-9]{6}"></label>
<button name="kind" value="closed">It has closed</button>
<button name="kind" value="holiday">It goes on holiday</button></form></body></html>`);
  });
  app.post('/', async (c) => {
    const sent = fault.safeParse(await c.req.parseBody());
    if (!sent.success) return c.text('Say what goes wrong: see the form.', 400);
    await toggleFault(appContext, sent.data);
    return c.redirect('/_dev/relays/', 303);
  });
  return app;
}
