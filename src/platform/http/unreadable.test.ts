import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseUnreadableForms, refuseZeroCharacter } from './unreadable.ts';

const app = new Hono();
app.use(refuseZeroCharacter);
app.all('/api/*', (c) => c.text('service'));
app.use(refuseUnreadableForms);
app.all('*', async (c) => c.text([...(await c.req.raw.formData()).keys()].join()));

const post = async (type: string | null, body: BodyInit) => {
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  const answer = await app.request('/panier/', { method: 'POST', body, headers });
  return [answer.status, answer.status === 200 ? await answer.text() : null];
};

test('whole forms reach the page', async () => {
  expect(await post('application/x-www-form-urlencoded', 'a=1&b=2')).toEqual([200, 'a,b']);
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.txt');
  expect(await post(null, form)).toEqual([200, 'file']);
});

test('what no page can read is refused before one tries', async () => {
  for (const type of ['application/json', 'text/plain', 'a/b'])
    expect(await post(type, '{}')).toEqual([415, null]);
  for (const body of ['', 'a=1', '--x\r\n'])
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(await post(type, body)).toEqual([400, null]);
  const long = `a=${'x'.repeat(1024 * 1024)}`;
  expect(await post('application/x-www-form-urlencoded', long)).toEqual([413, null]);
});

test('an address with the zero character is refused, but by the services in their own words', async () => {
  expect((await app.request('/produits/%00/')).status).toBe(400);
  expect((await app.request('/?q=a%00')).status).toBe(400);
  expect(await (await app.request('/api/x?q=%00')).text()).toBe('service');
});
