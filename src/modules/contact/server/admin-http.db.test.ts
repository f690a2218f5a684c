import { beforeEach, expect, test } from 'vitest';
import { bearer, lea, people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { hire, staffCalls } from '../../../../tests/support/staff.ts';
import { contactData } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { pool } = shop.database;
const jobs = jobRunner(shop);

/** Each test uses another mailbox, because the rate limit is not reset between tests. */
let nth = 0;
beforeEach(() => {
  nth += 1;
});

async function write(message: string, files: File[] = [], more: Record<string, string> = {}) {
  const form = new FormData();
  const email = `lea.${nth}@example.org`;
  const fields = { email, message, subject: 'Colis', orderId: '000000007', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  const url = 'http://localhost/api/v2/shop/contact';
  const answer = await shop.send(new Request(url, { method: 'POST', body: form }));
  expect(answer.ok).toBe(true);
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const repliesSent = async () =>
  (await pool.query(`select * from mails where kind = 'contact-reply' order by id`)).rows;

/** A message of a customer, and requests by a staff member who replies. */
async function waiting(role: 'support' | 'direction' = 'support') {
  await write('Où est mon colis ?', [], { firstName: 'Léa' });
  const call = await as(role);
  const { body } = await call('GET', '/contact-requests');
  const { id } = body['hydra:member'].at(-1);
  return { call, id, path: `/contact-requests/${id}` };
}

test('CNT-01 a message waits for the team until somebody closes it, and may wait again', async () => {
  await write('Le premier.');
  await write('Le second.');
  const call = await as('support');
  const listed = async (state: string) =>
    (await call('GET', `/contact-requests?state=${state}`)).body['hydra:member'];
  const [first, second] = await listed('open');
  expect([first.beginning, second.beginning]).toEqual(['Le premier.', 'Le second.']);
  const path = `/contact-requests/${first.id}`;
  const twice = key();
  const say = (state: string, headers = {}) => call('PUT', `${path}/state`, { state }, headers);
  const [once, again] = [await say('closed', twice), await say('closed', twice)];
  expect(once.body).toMatchObject({ closedBy: 'support', state: 'closed' });
  expect(again.body).toEqual(once.body);
  expect((await listed('open')).map(({ id }: { id: number }) => id)).toEqual([second.id]);
  expect(await listed('closed')).toMatchObject([{ id: first.id, subject: 'Colis' }]);
  await say('waiting');
  expect(await listed('waiting')).toMatchObject([{ id: first.id, closedAt: null }]);
  await say('open');
  expect(await listed('open')).toHaveLength(2);
  const { body } = await call('GET', path);
  // No order has the number entered, so there is no link.
  expect(body).toMatchObject({ orderNumber: '000000007', about: null, closedAt: null });
  expect((await call('GET', '/contact-requests/999')).status).toBe(404);
  expect((await say('done')).status).toBe(422);
  const other = await as('logistics');
  expect((await other('PUT', `${path}/state`, { state: 'closed' })).status).toBe(403);
  expect((await other('POST', `${path}/replies`, { text: 'Non.' })).status).toBe(403);
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

test('CNT-01 an answer is one mail however often it is sent, in the thread of the message', async () => {
  const { call, id, path } = await waiting();
  const text = 'Bonjour Léa,\n\nIl arrive demain.';
  const twice = key();
  const [one, two] = await Promise.all(
    [1, 2].map(() => call('POST', `${path}/replies`, { text, after: null }, twice)),
  );
  expect([one?.status, two?.status]).toEqual([200, 200]);
  const [mail, second] = await repliesSent();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({
    recipient: `lea.${nth}@example.org`,
    subject: 'Re\u00a0: Colis',
    reply_to: 'bonjour@gamelle.test',
    in_reply_to: `contact-received:${id}`,
  });
  expect(mail.text).toContain('Il arrive demain.');
  expect(mail.text).toContain('support, de l’équipe gamelle');
  expect(mail.text).not.toMatch(/contact\.mails|undefined|null|\{\{/);
  const { body } = await call('GET', path);
  expect(body).toMatchObject({ state: 'waiting', assignee: { name: 'support' } });
  expect(body.replies).toMatchObject([{ text, writtenBy: 'support', mail: 'waiting' }]);
  await jobs.run();
  expect((await call('GET', path)).body.replies).toMatchObject([{ mail: 'sent' }]);

  const after = body.replies[0].id;
  const last = { text: 'Bien arrivé ?', close: true, after };
  expect((await call('POST', `${path}/replies`, last)).body).toMatchObject({
    state: 'closed',
    closedBy: 'support',
  });
  expect((await repliesSent())[1].in_reply_to).toBe(`contact-reply:${after}`);
});

test('CNT-01 two people do not answer across each other, and no blank is sent', async () => {
  const { call, path } = await waiting();
  const answer = (body: object) => call('POST', `${path}/replies`, body);
  expect((await answer({ text: 'Bonjour.', after: null })).status).toBe(200);
  const crossed = await answer({ text: 'Bonjour aussi.', after: null });
  expect([crossed.status, crossed.body['hydra:description']]).toEqual([
    422,
    expect.stringContaining('Quelqu’un a répondu entre-temps'),
  ]);
  const blank = await answer({ text: 'Votre commande {commande} part.' });
  expect(blank.status).toBe(422);
  expect(blank.body.violations).toEqual([
    {
      propertyPath: 'text',
      code: 'blanks',
      message: 'Complétez ce qui est resté entre accolades.',
    },
  ]);
  expect((await answer({ text: ' ' })).status).toBe(422);
  expect((await answer({ text: 'a\u0000b' })).status).toBe(422);
  expect(await repliesSent()).toHaveLength(1);
});

test('REL-66 an answer whose mail failed says so and is sent again, one that left is not', async () => {
  const { call, path } = await waiting();
  await call('POST', `${path}/replies`, { text: 'Bonjour.' });
  await pool.query(
    `update pgboss.job set state = 'failed', completed_on = now()
     where name = 'deliver-mail' and data ->> 'mailId' =
       (select id::text from mails where kind = 'contact-reply')`,
  );
  const { replies } = (await call('GET', path)).body;
  expect(replies).toMatchObject([{ mail: 'failed', sentAt: null }]);
  const again = (reply = replies[0].id) => call('POST', `${path}/replies/${reply}/send`, {}, key());
  expect((await again()).body.replies).toMatchObject([{ mail: 'waiting' }]);
  await jobs.run();
  expect((await call('GET', path)).body.replies).toMatchObject([{ mail: 'sent' }]);
  expect((await again()).status).toBe(422);
  expect((await again(999)).status).toBe(404);
  expect(await repliesSent()).toHaveLength(1);
});

test('CNT-01 a message is somebody’s to answer, who finds it in a list of their own', async () => {
  const { call, id, path } = await waiting();
  await hire(shop, 'logistics');
  await hire(shop, 'direction');
  const { body } = await call('GET', '/contact-assignees');
  const names = body['hydra:member'].map(({ name }: { name: string }) => name);
  expect(names).toEqual(['direction', 'support']);
  const me = body['hydra:member'][1].id;
  const assign = (staffId: number | null) => call('PUT', `${path}/assignee`, { staffId });
  expect((await assign(me)).body.assignee).toEqual({ id: me, name: 'support' });
  const mine = async () => (await call('GET', '/contact-requests?mine=1')).body['hydra:member'];
  expect(await mine()).toMatchObject([{ id }]);
  expect((await assign(null)).body.assignee).toBeNull();
  expect(await mine()).toEqual([]);
  expect((await assign(999)).status).toBe(422);
});

test('answers are kept at hand, changed and removed; no two have one title', async () => {
  const call = await as('support');
  const list = async () => (await call('GET', '/contact-templates')).body['hydra:member'];
  const add = (title: string, text = 'Bonjour {prénom},') =>
    call('POST', '/contact-templates', { title, text });
  expect((await add('Retard')).status).toBe(204);
  expect((await add('Retard')).status).toBe(422);
  expect((await add('Abîmé')).status).toBe(204);
  const [damaged, late] = await list();
  expect([damaged.title, late.title]).toEqual(['Abîmé', 'Retard']);
  const change = (title: string) =>
    call('PUT', `/contact-templates/${late.id}`, { title, text: 'Bonjour,' });
  expect((await change('Abîmé')).status).toBe(422);
  expect((await change('Retard du colis')).status).toBe(204);
  expect((await list())[1]).toMatchObject({ title: 'Retard du colis', text: 'Bonjour,' });
  const remove = () => call('DELETE', `/contact-templates/${late.id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await add('', 'x')).body.violations).toMatchObject([{ propertyPath: 'title' }]);
});

test('PRV-07 a copy of one’s data holds what the team answered', async () => {
  const { arrive, post } = people(shop);
  const { token } = await arrive({ ...lea, email: `copie.${nth}@exemple.fr` });
  await post('/contact', { message: 'Où est mon colis ?' }, bearer(token));
  const call = await as('support');
  const [{ id, customerId }] = (await call('GET', '/contact-requests')).body['hydra:member'];
  await call('POST', `/contact-requests/${id}/replies`, { text: 'En chemin.' });
  const [file] = (await contactData.exportFiles?.(shop.appContext, customerId)) ?? [];
  expect(JSON.parse(String(file?.content))).toMatchObject([
    { message: 'Où est mon colis ?', answers: [{ text: 'En chemin.', writtenBy: 'support' }] },
  ]);
});
