import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from '#registry/jobs.ts';
import { bearer, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { LARGEST_FILE, LARGEST_REQUEST, MOST_FILES } from '../rules/index.ts';

const shop = testShop();
const path = '/api/v2/shop/contact';

let visitor = 0;
/** A different network address per request, to stay below the rate limit. */
const from = () => {
  visitor += 1;
  return { 'x-forwarded-for': `198.51.100.${visitor}` };
};
const send = (body: unknown, headers: HeadersInit = from()) =>
  shop.request('POST', path, body, headers);

const message = { email: 'lea@example.org', message: 'Mon colis est ouvert.' };
const pdf = (name = 'photo.pdf', text = '%PDF-1.7 colis') => new File([text], name);

async function sendForm(
  fields: Record<string, string>,
  files: File[],
  headers: HeadersInit = from(),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  return shop.send(new Request(`http://localhost${path}`, { method: 'POST', body: form, headers }));
}

const stored = () =>
  shop.database.db.selectFrom('contact_requests').selectAll().orderBy('id').execute();
const files = () =>
  shop.database.db.selectFrom('contact_files').selectAll().orderBy('position').execute();
const mails = (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute();

test('CNT-01 an anonymous message is stored, told to the team and acknowledged', async () => {
  const answer = await send({ ...message, firstName: 'Léa', orderId: '000004020' });
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  expect(await stored()).toMatchObject([
    {
      email: 'lea@example.org',
      customer_id: null,
      order_number: '000004020',
      channel_code: 'FR_WEB',
    },
  ]);
  const [request] = await mails('contact-request');
  expect(request?.recipient).toBe('bonjour@gamelle.test');
  expect(request?.text).toContain('Mon colis est ouvert.');
  const [received] = await mails('contact-received');
  expect(received?.recipient).toBe('lea@example.org');
  // Anybody may enter any address, so the receipt quotes nothing of the message.
  expect(received?.html).not.toMatch(/colis est ouvert|Léa|000004020/);
});

test('CNT-01 who is signed in needs no e-mail and is known', async () => {
  const { token } = await people(shop).arrive();
  const answer = await send({ message: 'Bonjour' }, { ...from(), ...bearer(token) });
  expect(answer.status).toBe(202);
  expect(await stored()).toMatchObject([{ email: 'lea@example.fr', first_name: 'Léa' }]);
  expect((await mails('contact-received'))[0]?.text).toContain('Bonjour Léa');
});

test('CNT-02 CNT-06 order, product, message and two files are received', async () => {
  const fields = { ...message, orderId: '42', productName: 'Poulet et riz' };
  const answer = await sendForm(fields, [pdf(), pdf('b.pdf', '%PDF-1.4 b')]);
  expect(answer.status).toBe(202);
  expect(await stored()).toMatchObject([{ order_number: '42', product_name: 'Poulet et riz' }]);
  const saved = await files();
  expect(saved.map(({ name, media_type }) => [name, media_type])).toEqual([
    ['photo.pdf', 'application/pdf'],
    ['b.pdf', 'application/pdf'],
  ]);
  const { sha256, extension } = saved[0] ?? { sha256: '', extension: '' };
  const file = join(
    shop.appContext.dataDir,
    'contact',
    sha256.slice(0, 2),
    `${sha256}.${extension}`,
  );
  expect(await readFile(file, 'utf8')).toBe('%PDF-1.7 colis');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('CNT-03 a file that is too big is refused with its words, and nothing is stored', async () => {
  const big = new File(['%PDF-', new Uint8Array(LARGEST_FILE)], 'gros.pdf');
  const answer = await sendForm(message, [big]);
  expect(answer.status).toBe(422);
  expect((await answer.json()).violations).toEqual([
    { propertyPath: 'file', message: 'Fichier trop volumineux', code: 'file.too_large' },
  ]);
  expect(await stored()).toEqual([]);
});

test('CNT-03 more than the whole may weigh is a 413', async () => {
  const part = () => new File(['%PDF-', new Uint8Array(LARGEST_REQUEST / 3)], 'tiers.pdf');
  expect((await sendForm(message, [part(), part(), part()])).status).toBe(413);
});

test.each([
  ['virus.exe', 'MZ'],
  ['virus.pdf', 'MZ'],
])('CNT-04 %s is refused with its words', async (name, content) => {
  const answer = await sendForm(message, [pdf(name, content)]);
  expect(answer.status).toBe(422);
  expect((await answer.json()).violations).toEqual([
    {
      propertyPath: 'file',
      message: 'Type de fichier non supporté',
      code: 'file.unsupported_type',
    },
  ]);
});

test('CNT-06 there is a limit to how many files', async () => {
  const many = Array.from({ length: MOST_FILES + 1 }, (_, index) => pdf(`${index}.pdf`));
  expect(await refusedFields(await sendForm(message, many))).toEqual([422, ['file: max_items']]);
});

test('a file field left empty is no file', async () => {
  expect((await sendForm(message, [new File([], '')])).status).toBe(202);
  expect(await files()).toEqual([]);
});

test('CNT-02 what is missing or wrong is named', async () => {
  expect((await send({ email: 'a@example.org' })).status).toBe(400);
  expect(await refusedFields(await send({ message: 'Bonjour' }))).toEqual([
    422,
    ['email: required'],
  ]);
  expect(await refusedFields(await send({ email: 'lea@', message: ' ' }))).toEqual([
    422,
    ['email: email', 'message: required'],
  ]);
  expect(await refusedFields(await send({ ...message, subject: 'a\nBcc: b' }))).toEqual([
    422,
    ['subject: invalid'],
  ]);
  expect((await send({ ...message, message: 3 })).status).toBe(400);
  expect((await send('{')).status).toBe(400);
});

test('after ten messages the eleventh has to wait', async () => {
  const here = from();
  for (let count = 0; count < 10; count += 1) expect((await send(message, here)).status).toBe(202);
  const answer = await send(message, here);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(message)).status).toBe(202);
});

test('PRV-08 after three years a message and its files are forgotten', async () => {
  const clock = shop.appContext.clock;
  const forget = () =>
    jobs.find((job) => job.name === 'forget-messages')?.run(shop.appContext, {} as never);
  const text = (name: string) => pdf(name, `%PDF-1.7 ${name}`);
  await sendForm(message, [text('alone.pdf'), text('both.pdf')]);
  const [alone, both] = (await files()).map(({ sha256, extension }) =>
    join(shop.appContext.dataDir, 'contact', sha256.slice(0, 2), `${sha256}.${extension}`),
  );
  const exists = async (path = '') => (await stat(path).catch(() => null)) !== null;
  clock.move(Temporal.Duration.from({ years: 2, months: 11 }));
  await sendForm(message, [text('both.pdf')]);
  await forget();
  expect([(await stored()).length, await exists(alone), await exists(both)]).toEqual([
    2,
    true,
    true,
  ]);
  clock.move(Temporal.Duration.from({ years: 3, days: 1 }));
  await forget();
  expect([(await stored()).length, await exists(alone), await exists(both)]).toEqual([
    1,
    false,
    true,
  ]);
  clock.move(new Temporal.Duration());
});

test('CNT-01 a mailbox is not bombed with receipts: messages arrive, answers are few', async () => {
  for (const tag of ['', '+1', '+2', '', ''])
    expect((await send({ ...message, email: `Victime${tag}@example.org` })).status).toBe(202);
  expect(await mails('contact-request')).toHaveLength(5);
  expect(await mails('contact-received')).toHaveLength(3);
});
