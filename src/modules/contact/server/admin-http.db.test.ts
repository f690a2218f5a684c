import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);

async function write(message: string, files: File[] = []): Promise<void> {
  const form = new FormData();
  const fields = { email: 'lea@example.org', message, subject: 'Colis', orderId: '000000007' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  const url = 'http://localhost/api/v2/shop/contact';
  const answer = await shop.send(new Request(url, { method: 'POST', body: form }));
  expect(answer.ok).toBe(true);
}

test('CNT-01 a message waits for the team until somebody says it is answered, and may wait again', async () => {
  await write('Le premier.');
  await write('Le second.');
  const call = await as('support');
  const waiting = async () => (await call('GET', '/contact-requests')).body['hydra:member'];
  const [first, second] = await waiting();
  expect([first.beginning, second.beginning]).toEqual(['Le premier.', 'Le second.']);
  const path = `/contact-requests/${first.id}`;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const say = (answered: boolean, headers = {}) =>
    call('PUT', `${path}/state`, { answered }, headers);
  const [once, twice] = [await say(true, key), await say(true, key)];
  expect(once.body).toMatchObject({ answeredBy: 'support' });
  expect(twice.body).toEqual(once.body);
  expect((await waiting()).map(({ id }: { id: number }) => id)).toEqual([second.id]);
  const { body } = await call('GET', '/contact-requests?state=answered');
  expect(body['hydra:member']).toMatchObject([{ id: first.id, subject: 'Colis' }]);
  await say(false);
  expect(await waiting()).toHaveLength(2);
  expect((await call('GET', path)).body).toMatchObject({
    orderNumber: '000000007',
    answeredAt: null,
  });
  expect((await call('GET', '/contact-requests/999')).status).toBe(404);
  expect((await (await as('logistics'))('PUT', `${path}/state`, { answered: true })).status).toBe(
    403,
  );
});

test('CNT-01 what came with a message is handed over as a file, never opened in place', async () => {
  await write('Voir la photo.', [new File(['%PDF-1.7 colis'], 'colis abîmé.pdf')]);
  const call = await as('support');
  const { body } = await call('GET', '/contact-requests');
  const path = `/contact-requests/${body['hydra:member'][0].id}`;
  expect((await call('GET', path)).body.files).toMatchObject([{ position: 0, bytes: 14 }]);
  const file = await call('GET', `${path}/files/0`);
  expect([file.status, file.body]).toEqual([200, '%PDF-1.7 colis']);
  expect((await call('GET', `${path}/files/1`)).status).toBe(404);
});
