import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from './database.ts';
import { CARRIER_TROUBLES, findTroubles, isCarrierTrouble, toggleTrouble } from './troubles.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const MOST_SHOWN = 50;

/** Page to inject faults into the carriers' label services. Never in production. */
export function carriersAdmin(appContext: AppContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('content-security-policy', POLICY);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/', async (c) => {
    const troubles = await findTroubles(appContext);
    const made = await appContext.db
      .selectFrom('standin_carrier_labels')
      .selectAll()
      .orderBy('made_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    const switches = Object.entries(CARRIER_TROUBLES).map(
      ([kind, what]) => html`<tr><td><form method="post"><button name="kind" value="${kind}">
        ${isCarrierTrouble(kind) && troubles.has(kind) ? 'Put right' : 'Make it so'}</button></form></td>
        <td>${kind}: ${what}</td></tr>`,
    );
    const labels = made.map(
      ({ carrier, number, reference }) =>
        html`<tr><td>${carrier}</td><td>${number}</td><td>${reference}</td></tr>`,
    );
    return c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Carriers</title>
<body style="font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem"><h1>Carriers</h1>
<p>Addresses whose postcode begins with 99 are refused.</p>
<table>${switches}</table>
<h2>Labels they made</h2>
<table><thead><tr><th scope="col">Carrier</th><th scope="col">Number</th><th scope="col">Reference</th></tr></thead><tbody>${labels}</tbody></table></body></html>`);
  });
  app.post('/', async (c) => {
    const { kind } = await c.req.parseBody();
    if (!isCarrierTrouble(kind)) return c.text('Say what goes wrong: see the form.', 400);
    await toggleTrouble(appContext, kind);
    return c.redirect('/_dev/carriers/', 303);
  });
  return app;
}
