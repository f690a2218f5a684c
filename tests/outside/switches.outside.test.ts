import { expect, test } from 'vitest';
import { SWITCHES } from '#standins/switches/switches.ts';
import { outsideClient } from '../support/outside.ts';

const { ask } = outsideClient();

/** Asks as a browser with these switches on does. */
const withSwitches = (codes: string, method: string, path: string, init: RequestInit = {}) =>
  ask(method, path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), cookie: `gamelle_dev=${codes}` },
  });
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll(/<[^>]*>/g, ' ');
const logged = () => textOf(ask('GET', '/_dev/log/'));
const called = () => textOf(ask('GET', '/_dev/calls/'));
const campaigns = async (codes: string) => {
  const body = JSON.stringify({ event: 'page_view', app_name: 'store-fr', page_path: '/' });
  const headers = { 'content-type': 'application/json' };
  return (await withSwitches(codes, 'POST', '/campaigns/?locale=fr', { body, headers })).json();
};

test('every switch is listed with its rows, goes on and off, and counts for one browser', async () => {
  const page = await (await ask('GET', '/_dev/')).text();
  for (const { code, rows } of SWITCHES) {
    expect(page).toContain(`id="${code}"`);
    expect(page).toContain(`Shows ${rows.join(' · ')}`);
  }
  const press = (code: string, cookie: string) =>
    ask('POST', '/_dev/switches/', {
      body: new URLSearchParams({ code }),
      headers: { cookie },
    });
  const on = (await press('search-down', '')).headers.get('set-cookie') ?? '';
  expect(on).toMatch(/^gamelle_dev=search-down;/);
  const both = (await press('dutch', 'gamelle_dev=search-down')).headers.get('set-cookie');
  expect(both).toMatch(/^gamelle_dev=dutch\.search-down;/);
  const off = (await press('search-down', 'gamelle_dev=search-down')).headers.get('set-cookie');
  expect(off).toMatch(/^gamelle_dev=;.*Max-Age=0/);
  expect((await ask('GET', '/nl/')).status).toBe(404);
  expect((await withSwitches('dutch', 'GET', '/nl/')).status).toBe(200);
});

test.each([
  ['SRC-08', 'search-unreachable', 'Connection timeout (status 0)'],
  ['SRC-09', 'search-stalled', 'Socket timeout (status 0)'],
  ['SRC-10', 'search-down', 'Network request failed (status 0)'],
  ['SRC-07', 'search-redirects', 'The search answered 302 (status 302)'],
])('%s %s: the page stands, the log says why', async (_row, code, says) => {
  expect((await withSwitches(code, 'GET', '/rechercher/?q=saumon')).status).toBe(503);
  expect(await logged()).toContain(says);
});

test('SRC-02 SRC-03 SRC-04 CMS-01 the calls of pages are shown, and what is cached is not asked again', async () => {
  await ask('POST', '/_dev/calls/');
  for (let nth = 0; nth < 2; nth += 1)
    await withSwitches('search-lite', 'GET', '/rechercher/?q=dinde');
  const lines = (await called()).split('\n').join(' ').split('POST').slice(1);
  expect(lines.length).toBe(1);
  expect(lines[0]).toContain('x-algolia-application-id=GAMELLE');
  expect(await called()).toMatch(/\/api\/b2c-\S*locale=fr/);
});

test.each([
  ['GRD-06 RTE-44', 'without-guides', '/guide-croquettes/', 302],
  ['GRD-04 RTE-52', 'without-guides', '/userGuide/guide-nutrition-full/', 302],
  ['GRD-16 GRD-17', 'maintenance', '/faq/', 302],
  ['GRD-16 GRD-17', 'maintenance', '/chien/', 200],
  ['OPS-02', 'newer-build', '/builds/latest.json', 200],
  ['TRK-04', 'tag-script-blocked', '/_dev/tag-manager/gtm.js', 503],
  ['AUT-29', 'bot-script-blocked', '/_dev/recaptcha/api.js', 503],
])('%s %s: %s answers %i', async (_rows, code, path, status) => {
  expect((await withSwitches(code, 'GET', path)).status).toBe(status);
});

test('NAV-14 NAV-15 errors have pages of their own, and one for all others', async () => {
  const titleOf = async (status: number) => {
    const answer = await ask('GET', `/_dev/browser/?status=${status}`);
    expect(answer.status).toBe(status);
    return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
  };
  expect(await titleOf(404)).toBe('Page non trouvée');
  expect(await titleOf(403)).toBe('Accès refusé');
  expect(await titleOf(418)).toBe('Une erreur est survenue');
});

test('ORD-08 ORD-09 ORD-14 BIZ-13 BIZ-14 NAV-08 FRM-05 what few pages reach stands on one', async () => {
  const page = await textOf(ask('GET', '/_dev/browser/'));
  expect(page.match(/En cours/g)?.length).toBeGreaterThanOrEqual(4);
  for (const text of ['gratuit', 'J’ai compris', 'Ce champ est obligatoire.'])
    expect(page).toContain(text);
});

test('CMP-04 CMP-05 CMP-07 CMP-13 CMP-14 switches add to what the campaign service answers', async () => {
  const wall = await campaigns('country-wall.top-header.unknown-action');
  expect(wall.popup.configurations.popup_type).toBe('country_wall');
  expect(wall.top_header.configurations.html).toContain('<strong>annonce</strong>');
  expect(Object.keys(wall)).toContain('confetti');
  const plain = await campaigns('note-calls');
  expect(JSON.stringify(plain)).not.toContain('essai');
});

test('CMP-33 CMP-34 CMP-35 CMP-36 CMP-37 CMP-38 the text of a dialog is rendered, and cleaned', async () => {
  const { popup } = await campaigns('markdown-popup');
  const { html } = popup.configurations.popup_configuration;
  expect(html).toContain('<h3>A heading of the first level</h3>\n<h6>One of the fourth</h6>');
  expect(html).toContain('<b>raw HTML</b>');
  expect(html).toMatch(/A line<br ?\/?>/);
  expect(html).toContain('<a href="https://example.org/">');
  expect(html.match(/<a /g)?.length).toBe(2);
  expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(100);
});
