import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from './database.ts';
import { failPayout, PAYOUT_FAULTS, payOut } from './payouts.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const MOST_SHOWN = 50;
const FAULTS = Object.keys(PAYOUT_FAULTS) as (keyof typeof PAYOUT_FAULTS)[];

const sent = z.union([
  z.object({ fault: z.enum(FAULTS), payout: z.string() }),
  z.object({ euros: z.coerce.number().positive().max(100_000) }),
]);

/** Page to make payouts of the card provider, and to let the bank send them back. Never in production. */
export function payoutsAdmin(appContext: AppContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('content-security-policy', POLICY);
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/', async (c) => {
    const made = await appContext.db
      .selectFrom('standin_payouts')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_SHOWN)
      .execute();
    const faults = FAULTS.map(
      (code) => html`<option value="${code}">${PAYOUT_FAULTS[code]}</option>`,
    );
    const rows = made.map(
      ({
        id,
        amount,
        bank_reference,
        failed_at,
      }) => html`<tr><td>${id}</td><td>${bank_reference}</td>
        <td>${(amount / 100).toFixed(2)} €</td><td>${
          failed_at
            ? html`sent back ${failed_at.toISOString()}`
            : html`<form method="post"><input type="hidden" name="payout" value="${id}">
        <label>Fault <select name="fault">${faults}</select></label> <button>Make it so</button></form>`
        }</td></tr>`,
    );
    return c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Payouts</title>
<body style="font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem"><h1>Payouts</h1>
<p>The office writes a payout down under its reference at the bank.</p>
<form method="post"><label>Euros <input name="euros" type="number" min="0.01" step="0.01" required></label> <button>Pay out</button></form>
<table><thead><tr><th scope="col">Payout</th><th scope="col">At the bank</th><th scope="col">Amount</th><th scope="col">What happens</th></tr></thead><tbody>${rows}</tbody></table></body></html>`);
  });
  app.post('/', async (c) => {
    const read = sent.safeParse(await c.req.parseBody());
    if (!read.success)
      return c.text('Say what is paid out, or what goes wrong: see the forms.', 400);
    const { data } = read;
    await transact(appContext, async (work) => {
      if ('euros' in data) await payOut(work, Math.round(data.euros * 100));
      else await failPayout(work, data.payout, data.fault);
    });
    return c.redirect('/_dev/payouts/', 303);
  });
  return app;
}
