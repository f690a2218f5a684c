import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

/** Bags and tins of the demonstration shop, and its codes. */
const CODES = ['BIENVENUE5', 'PORTOFFERT', 'TROIS20'];
const VARIANTS = ['10012102', '10020103', '10020102'];
const NUMBER = /([−-]?)\s?([\d\s]+),(\d\d)\s€/u;

const anyLine = fc.record({
  variant: fc.constantFrom(...VARIANTS),
  quantity: fc.integer({ min: 1, max: 3 }),
  interval: fc.constantFrom('', '31'),
});
const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
  codes: fc.shuffledSubarray(CODES, { maxLength: 2 }),
});

/** A visitor without scripts: keeps cookies, posts forms. */
function visitor() {
  const { ask, url } = outsideClient();
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, form?: Record<string, string>) => {
    const headers: Record<string, string> = {
      accept: 'text/html',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: url,
    };
    const answer = await ask(method, path, {
      headers,
      body: form ? new URLSearchParams(form) : null,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return { send };
}

/** Cents of the first amount in a piece of a page. */
function centsIn(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
  const [, sign = '', euros = '', cents = ''] = NUMBER.exec(text.replaceAll('\u202f', ' ')) ?? [];
  if (!cents) return 0;
  const amount = Number(euros.replaceAll(/\s/g, '')) * 100 + Number(cents);
  return sign ? 0 - amount : amount;
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the page of the cart prints: its lines, the rows below them and the price per kilogram. */
function readCart(page: string) {
  const html = page.replaceAll('<!-- -->', '').replaceAll(/<s\b.*?<\/s>/gs, '');
  const lines = html.split('<h2 class="text-h4">').slice(1);
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, name = '', amount = '']) => ({ name, cents: centsIn(amount) }),
  );
  return {
    lines: lines.map((line) => centsIn(line.slice(line.indexOf('</h2>')))),
    subtotal: rows[0]?.cents,
    above: rows.slice(
      0,
      rows.findIndex(({ name }) => name === 'Total TTC'),
    ),
    total: rows.find(({ name }) => name === 'Total TTC')?.cents,
  };
}

test('B-05 B-06 ORD-06 PRM-01 whatever is in a cart, its printed rows sum to its printed total', async () => {
  const property = fc.asyncProperty(anyCart, async ({ lines, codes }) => {
    const { send } = visitor();
    for (const { variant, quantity, interval } of lines)
      await send('POST', '/panier/', {
        intent: 'add',
        variant,
        quantity: String(quantity),
        mode: interval ? 'subscription' : 'once',
        interval,
      });
    for (const code of codes) await send('POST', '/panier/', { intent: 'coupon', code });
    const printed = readCart(await (await send('GET', '/panier/')).text());
    expect(printed.lines.length).toBeGreaterThan(0);
    expect(total(printed.lines)).toBe(printed.subtotal);
    expect(total(printed.above.map(({ cents }) => cents))).toBe(printed.total);
  });
  await fc.assert(property, { numRuns: 6, seed: 20261123 });
});

test('B-05 PRM-01 a code for the delivery is refused where the delivery is free, and says why', async () => {
  const { send } = visitor();
  await send('POST', '/panier/', { intent: 'add', variant: '10020102', quantity: '1' });
  const small = await send('POST', '/panier/', { intent: 'coupon', code: 'PORTOFFERT' });
  expect(small.status).toBe(200);
  const printed = readCart(await (await send('GET', '/panier/')).text());
  expect(printed.above.map(({ cents }) => cents)).toContain(-490);

  const other = visitor();
  await other.send('POST', '/panier/', { intent: 'add', variant: '10012102', quantity: '3' });
  const refused = await other.send('POST', '/panier/', { intent: 'coupon', code: 'PORTOFFERT' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('elle vous est déjà offerte');
});
