import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { foreignShop } from './scope.ts';

interface ReportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** What was reported to the collector, in the order it came: the body of OTLP over HTTP in JSON. */
const reported: { spans: ReportedSpan[]; text: string } = { spans: [], text: '' };
let collector: Server;
let isGone = false;
let refused = 0;
let folder: DataFolder;
let shop: ShopProcess;

const PRODUCTS = '/api/v2/shop/products?channelCode=FR_WEB&locale=fr_FR&itemsPerPage=3';
const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

beforeAll(async () => {
  if (foreignShop) return;
  collector = createServer(async (request, response) => {
    if (isGone) {
      refused += 1;
      request.socket.destroy();
      return;
    }
    const body = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: ReportedSpan[] }[] }[];
    };
    reported.text += JSON.stringify(body);
    reported.spans.push(
      ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
  collector.listen(0);
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  folder = await createFilledFolder();
  shop = await startShopProcess({
    dataDir: folder.path,
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
  });
});

afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
  collector?.close();
});

const named = (name: RegExp) => reported.spans.filter((span) => name.test(span.name));
const attributeOf = (span: ReportedSpan | undefined, key: string) => {
  const { value } = span?.attributes.find((one) => one.key === key) ?? {};
  return value?.stringValue ?? value?.intValue;
};

test.skipIf(foreignShop)(
  'E-03 a request is reported to a collector below its caller, its statements below it, with no value and no key',
  async () => {
    const answer = await fetch(new URL(PRODUCTS, shop.url), {
      headers: {
        traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`,
        'x-request-id': 'a-caller-of-ours',
      },
    });
    expect(answer.status).toBe(200);
    await answer.text();
    const wrong = await fetch(new URL('/api/v2/shop/account/orders', shop.url), {
      headers: { authorization: 'Bearer a-key-of-somebody' },
    });
    expect(wrong.status).toBe(401);
    const ORDERS = '/api/v2/shop/orders';
    const SITE = '?channelCode=FR_WEB&locale=fr_FR';
    const begun = await fetch(new URL(ORDERS + SITE, shop.url), {
      method: 'POST',
      headers: { 'content-type': 'application/ld+json' },
      body: '{}',
    });
    expect(begun.status).toBe(201);
    const { tokenValue } = (await begun.json()) as { tokenValue: string };
    const cart = await fetch(new URL(`${ORDERS}/${tokenValue}${SITE}`, shop.url));
    expect(cart.status).toBe(200);
    await cart.text();

    await expect.poll(() => named(/^GET .*\/orders\/:/).length).toBe(1);
    await expect.poll(() => named(/^GET .*\/products$/).length).toBe(1);
    const [products] = named(/^GET .*\/products$/);
    expect(products).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
    expect(attributeOf(products, 'gamelle.request_id')).toBe('a-caller-of-ours');
    expect(attributeOf(products, 'http.response.status_code')).toBe(200);
    const [read] = named(/^GET .*\/orders\/:/);
    const ofCart = reported.spans.filter(({ parentSpanId }) => parentSpanId === read?.spanId);
    expect(ofCart.map(({ name }) => name)).toContain('select orders');
    expect(ofCart.map((span) => attributeOf(span, 'db.query.text')).join()).toContain('$1');
    expect(reported.text).not.toMatch(new RegExp(`a-key-of-somebody|${tokenValue}`));
  },
);

test.skipIf(foreignShop)('E-03 a collector that is gone costs no answer', async () => {
  isGone = true;
  let page = 1;
  const ask = async () => {
    // One page after the other: what was answered before comes from memory, and is not traced.
    page += 1;
    const answer = await fetch(new URL(`${PRODUCTS}&page=${page}`, shop.url));
    await answer.text();
    return answer.status;
  };
  expect(await ask()).toBe(200);
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect(await ask()).toBe(200);
  expect(shop.isRunning()).toBe(true);
});
