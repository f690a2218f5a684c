import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CampaignClient } from './campaigns.ts';

/** A campaign service that answers this status to reports, and a banner to visits. */
let server: Server;
let status = 204;
let reports = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes('/report/')) {
      reports += 1;
      response.writeHead(status).end();
    } else {
      const top_header = { campaign: 'noel', configurations: {} };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ top_header, confetti: top_header }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

function visitor(port = (server.address() as AddressInfo).port) {
  const shown: string[] = [];
  const problems: string[] = [];
  const client = new CampaignClient({
    base: `http://127.0.0.1:${port}`,
    locale: 'fr_FR',
    appName: 'store-fr',
    abTests: { all: () => ({}), add: () => undefined },
    hasConsent: () => true,
    onAction: ({ action }) => shown.push(action),
    onProblem: (message) => problems.push(message),
  });
  return { client, shown, problems };
}

test('CMP-13 CMP-18 what is honoured is passed on, and each page view is told to be done', async () => {
  const { client, shown } = visitor();
  await client.track({ event: 'page_view', fields: {} });
  await client.track({ event: 'purchase', fields: {} });
  expect(shown).toEqual(['top_header', 'page_view_done']);
});

test('CMP-17 a campaign is reported once until the next event', async () => {
  const { client } = visitor();
  reports = 0;
  await client.track({ event: 'page_view', fields: {} });
  await client.report('noel');
  await client.report('noel');
  expect(reports).toBe(1);
  await client.track({ event: 'page_view', fields: {} });
  await client.report('noel');
  expect(reports).toBe(2);
});

test('CMP-19 a report that fails is logged and ignored', async () => {
  const { client, problems } = visitor();
  status = 500;
  await client.report('noel');
  expect(problems).toEqual(['campaign noel not reported']);
});

test('a service that is down shows nothing', async () => {
  const { client, shown, problems } = visitor(9);
  await client.track({ event: 'page_view', fields: {} });
  expect([shown, problems]).toEqual([['page_view_done'], ['no campaigns']]);
});
