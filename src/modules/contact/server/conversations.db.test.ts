import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { bearer, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { hire, staffCalls } from '../../../../tests/support/staff.ts';
import { forgetMessages } from './forget-messages.ts';
import { contactData } from './index.ts';
import { tellLateMessages } from './processes/tell-late-messages.ts';

const shop = testShop();
const { arrive, post, move } = people(shop);
const { as, signIn } = staffCalls(shop);
const { pool } = shop.database;
const path = '/conversations';

let nth = 0;
let address: Record<string, string>;
/** A different network address per test, because the rate limit is not reset between tests. */
beforeEach(() => {
  nth += 1;
  address = { 'x-forwarded-for': `198.51.100.${nth}` };
  move({ seconds: 0 });
});

const write = (message: string, token?: string, more: object = {}) =>
  post('/contact', { message, ...more }, { ...address, ...(token && bearer(token)) });
const read = async (token: string, at = path) => {
  const answer = await shop.request('GET', `/api/v2/shop${at}`, undefined, bearer(token));
  return { status: answer.status, body: await answer.json() };
};
const listed = async (token: string) => (await read(token)).body['hydra:member'];
const add = (token: string, id: number, message: string, headers = {}) =>
  post(`${path}/${id}/messages`, { message }, { ...address, ...bearer(token), ...headers });

/** A customer with one conversation. */
async function writer() {
  const { token } = await arrive();
  const sent = { subject: 'Colis', orderId: '000000007', productName: 'Poulet et riz' };
  expect((await write('Où est mon colis ?', token, sent)).status).toBe(202);
  const [{ id }] = await listed(token);
  return { token, id: id as number };
}

test('CNT-01 a customer finds what they wrote and what was answered, and nothing said inside', async () => {
  const { token, id } = await writer();
  expect(await listed(token)).toMatchObject([
    { id, subject: 'Colis', state: 'open', beginning: 'Où est mon colis ?' },
  ]);
  const team = await as('support');
  move({ minutes: 5 });
  await team('POST', `/contact-requests/${id}/replies`, { text: 'Il arrive demain.' });
  const [row] = await listed(token);
  expect(row.state).toBe('waiting');
  expect(row.lastAt > row.sentAt).toBe(true);
  const { body } = await read(token, `${path}/${id}`);
  expect(body).toEqual({
    '@context': '/api/v2/contexts/Conversation',
    '@id': `/api/v2/shop/conversations/${id}`,
    '@type': 'Conversation',
    id,
    subject: 'Colis',
    state: 'waiting',
    sentAt: row.sentAt,
    lastAt: row.lastAt,
    orderNumber: '000000007',
    productName: 'Poulet et riz',
    files: [],
    message: 'Où est mon colis ?',
    merged: [],
    replies: [
      {
        id: expect.any(Number),
        of: id,
        text: 'Il arrive demain.',
        writtenBy: 'support',
        writtenAt: row.lastAt,
        files: [],
      },
    ],
  });
});

test('CNT-01 what a customer adds reopens the conversation, once, and stands in the team’s thread', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  const first = { text: 'Il arrive demain.', close: true };
  const answered = await team('POST', `/contact-requests/${id}/replies`, first);
  const after = answered.body.replies[0].id;
  const twice = { 'idempotency-key': crypto.randomUUID() };
  const both = await Promise.all([1, 2].map(() => add(token, id, 'Toujours rien.', twice)));
  expect(both.map(({ status }) => status)).toEqual([202, 202]);

  const { body } = await team('GET', `/contact-requests/${id}`);
  expect(body).toMatchObject({ state: 'open', closedAt: null, closedBy: null });
  expect(body.replies).toMatchObject([
    { writtenBy: 'support', mail: 'waiting' },
    { writtenBy: null, text: 'Toujours rien.', mail: null, sentAt: null },
  ]);
  const waiting = await team('GET', '/contact-requests?state=open');
  expect(waiting.body['hydra:member']).toMatchObject([{ id }]);
  const { rows } = await pool.query(`select * from mails where kind = 'contact-follow-up'`);
  expect(rows).toMatchObject([
    {
      recipient: 'bonjour@gamelle.test',
      subject: 'Suite du message de Léa Martin',
      in_reply_to: `contact-request:${id}`,
    },
  ]);
  expect(rows[0].text).toContain('Toujours rien.');

  // A reply made without seeing the latest message is refused; the next one is in the thread of mails.
  const late = { text: 'Bonne journée.', after };
  const crossed = await team('POST', `/contact-requests/${id}/replies`, late);
  expect(crossed.status).toBe(422);
  const read = { text: 'Je demande au transporteur.', after: body.replies[1].id };
  expect((await team('POST', `/contact-requests/${id}/replies`, read)).status).toBe(200);
  const mails = await pool.query(
    `select in_reply_to, text from mails where kind = 'contact-reply' order by id desc limit 1`,
  );
  expect(mails.rows).toMatchObject([{ in_reply_to: `contact-reply:${after}` }]);
  expect(mails.rows[0].text).toContain(`/mon-compte/mes-messages/${id}/`);
  const again = await team(
    'POST',
    `/contact-requests/${id}/replies/${body.replies[1].id}/send`,
    {},
  );
  expect(again.status).toBe(404);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const photo = (name: string, ...more: number[]) =>
  new File([new Uint8Array([...PNG, ...more])], name, { type: 'image/png' });

/** Adds a follow-up with files, as a browser does. */
function addFiles(token: string, id: number, files: readonly File[]) {
  const body = new FormData();
  body.append('message', 'Voici le sac.');
  for (const file of files) body.append('file', file);
  const url = `http://localhost/api/v2/shop${path}/${id}/messages`;
  const headers = { ...address, ...bearer(token) };
  return shop.send(new Request(url, { method: 'POST', body, headers }));
}

test('CNT-03 files come with what is added, stand beside it, and are handed to the team', async () => {
  const { token, id } = await writer();
  const sent = await addFiles(token, id, [photo('sac.png'), photo('étiquette.png', 1)]);
  expect(sent.status).toBe(202);
  expect((await addFiles(token, id, [photo('fuite.png', 2)])).status).toBe(202);
  const { body } = await read(token, `${path}/${id}`);
  expect(body.files).toEqual([]);
  expect(body.replies.map(({ files }: { files: object[] }) => files)).toEqual([
    [
      { position: 0, name: 'sac.png', bytes: 12 },
      { position: 1, name: 'étiquette.png', bytes: 13 },
    ],
    [{ position: 2, name: 'fuite.png', bytes: 13 }],
  ]);
  const team = await as('support');
  const { replies } = (await team('GET', `/contact-requests/${id}`)).body;
  expect(replies[1].files).toEqual([{ position: 2, name: 'fuite.png', bytes: 13 }]);
  const { rows } = await pool.query(
    `select text from mails where kind = 'contact-follow-up' order by id desc limit 1`,
  );
  expect(rows[0].text).toContain('fuite.png');
});

test('O-49 files of the team go with one mail, stand in the conversation, and are handed to its customer', async () => {
  const { token, id } = await writer();
  const support = await (await signIn(await hire(shop, 'support'))).json();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const reply = (files: File[], headers: Record<string, string> = key) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ text: 'La notice est jointe.', after: '' }))
      form.append(name, value);
    for (const file of files) form.append('file', file);
    const url = `http://localhost/api/v2/admin/contact-requests/${id}/replies-with-files`;
    const who = { ...headers, ...bearer(support.token) };
    return shop.send(new Request(url, { method: 'POST', body: form, headers: who }));
  };
  const wrong = await reply([new File(['rien'], 'notice.exe')], {});
  expect([wrong.status, (await wrong.json()).violations[0].propertyPath]).toEqual([422, 'file']);
  // Each is accepted alone; together they would make the mail too large.
  const large = [1, 2].map((nth) => {
    const content = new Uint8Array(6 * 1024 * 1024);
    content.set(PNG);
    return new File([content], `${nth}.png`, { type: 'image/png' });
  });
  expect(await refusedFields(await reply(large, {}))).toEqual([422, ['file: file.too_large']]);
  // Submitted twice: one reply, one mail.
  const sent = await Promise.all([1, 2].map(() => reply([photo('notice.png')])));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await pool.query(
    `select attachments from mails where kind = 'contact-reply' and key like 'contact-reply:%'
     order by id desc limit 1`,
  );
  expect(rows[0].attachments).toEqual([
    {
      name: 'notice.png',
      type: 'image/png',
      content: Buffer.from(PNG).toString('base64'),
      encoding: 'base64',
    },
  ]);
  const { body } = await read(token, `${path}/${id}`);
  expect(body.replies).toMatchObject([
    { text: 'La notice est jointe.', files: [{ position: 0, name: 'notice.png' }] },
  ]);
  const own = await shop.request(
    'GET',
    `/api/v2/shop${path}/${id}/files/0`,
    undefined,
    bearer(token),
  );
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(new Uint8Array(PNG));
});

test('O-49 a message is put off to a day, comes back on it, and at once when its writer adds something', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  const states = async (who = team) =>
    Promise.all(
      ['open', 'later'].map(async (state) => {
        const { body } = await who('GET', `/contact-requests?state=${state}`);
        return body['hydra:member'].filter((row: { id: number }) => row.id === id).length;
      }),
    );
  const today = shop.appContext.clock.today();
  const until = today.add({ days: 3 }).toString();
  const putOff = (day: string | null) => team('PUT', `/contact-requests/${id}/day`, { until: day });
  expect((await putOff(today.toString())).status).toBe(422);
  expect((await putOff(until)).body).toMatchObject({ state: 'later', putOffUntil: until });
  expect(await states()).toEqual([0, 1]);
  // The customer sees none of it.
  expect((await listed(token))[0].state).toBe('open');
  move({ days: 3 });
  // A session does not last that long, so sign in again.
  expect(await states(await as('direction'))).toEqual([1, 0]);
  move({ seconds: 0 });
  expect(await states()).toEqual([0, 1]);
  // It waits for the customer meanwhile, but returns on its day all the same.
  await team('PUT', `/contact-requests/${id}/state`, { state: 'waiting' });
  expect(await states()).toEqual([0, 0]);
  expect((await putOff(until)).body).toMatchObject({ state: 'later' });
  move({ days: 3 });
  const late = await as('direction');
  expect(await states(late)).toEqual([1, 0]);
  expect((await late('GET', `/contact-requests/${id}`)).body.state).toBe('open');
  move({ seconds: 0 });
  expect((await add(token, id, 'Il est arrivé.')).status).toBe(202);
  expect(await states()).toEqual([1, 0]);
  expect((await team('PUT', `/contact-requests/${id}/state`, { state: 'closed' })).status).toBe(
    200,
  );
  expect((await putOff(until)).status).toBe(422);
});

test('O-49 how long a first answer took is said of each message, and of the last 30 days', async () => {
  const { id } = await writer();
  const team = await as('support');
  const figures = async () => (await team('GET', '/contact-figures')).body;
  const before = await figures();
  move({ minutes: 20 });
  await team('POST', `/contact-requests/${id}/replies`, { text: 'Il arrive demain.' });
  move({ minutes: 25 });
  await team('POST', `/contact-requests/${id}/replies`, { text: 'Est-il arrivé ?' });
  const { body } = await team('GET', `/contact-requests/${id}`);
  const waited = (Date.parse(body.firstAnswerAt) - Date.parse(body.sentAt)) / 60_000;
  expect(waited).toBeGreaterThanOrEqual(20);
  expect(waited).toBeLessThan(25);
  const after = await figures();
  expect([after.answered - before.answered, before.unanswered - after.unanswered]).toEqual([1, 1]);
  expect(after).toMatchObject({ days: 30, medianMinutes: expect.any(Number) });
});

test('CNT-03 REL-59 a customer is handed back each file they sent, and nobody else is', async () => {
  const { token, id } = await writer();
  expect((await addFiles(token, id, [photo('étiquette.png', 1)])).status).toBe(202);
  const url = `/api/v2/shop${path}/${id}/files`;
  const ask = (who: Record<string, string>, position: string) =>
    shop.request('GET', `${url}/${position}`, undefined, who);
  const own = await ask(bearer(token), '0');
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(own.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('étiquette.png')}`,
  );
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(new Uint8Array([...PNG, 1]));
  const stranger = bearer((await arrive(noah)).token);
  expect((await ask(stranger, '0')).status).toBe(404);
  expect((await ask({}, '0')).status).toBe(401);
  for (const odd of ['1', '-1', 'x', '9'.repeat(30)])
    expect((await ask(bearer(token), odd)).status).toBe(404);
});

test('CNT-04 CNT-05 a file that is not what it says, or too many, adds nothing', async () => {
  const { token, id } = await writer();
  const drawn = new File(['<svg/>'], 'sac.png', { type: 'image/png' });
  const six = [1, 2, 3, 4, 5, 6].map((nth) => photo(`${nth}.png`, nth));
  for (const [files, problem] of [
    [[drawn], 'file: file.unsupported_type'],
    [six, 'file: max_items'],
  ] as const)
    expect(await refusedFields(await addFiles(token, id, files))).toEqual([422, [problem]]);
  const stranger = (await arrive(noah)).token;
  expect((await addFiles(stranger, id, [photo('sac.png')])).status).toBe(404);
  expect((await read(token, `${path}/${id}`)).body.replies).toEqual([]);
  const { rowCount } = await pool.query('select from contact_files where request_id = $1', [id]);
  expect(rowCount).toBe(0);
});

test('CNT-01 REL-59 only what was sent while signed in is in the account, whoever’s address it names', async () => {
  const { token, id } = await writer();
  expect(
    (await write('Écrit par un inconnu.', undefined, { email: 'lea@example.fr' })).status,
  ).toBe(202);
  expect(await listed(token)).toHaveLength(1);
  const { rows } = await pool.query('select max(id) as unknown from contact_requests');
  const reply = { text: 'Bien reçu.' };
  const team = await as('support');
  await team('POST', `/contact-requests/${rows[0].unknown}/replies`, reply);
  const mails = await pool.query(`select text from mails where kind = 'contact-reply'`);
  expect(mails.rows.at(-1).text).not.toContain('mes-messages');
  const stranger = (await arrive(noah)).token;
  expect(await listed(stranger)).toEqual([]);
  expect((await read(stranger, `${path}/${id}`)).status).toBe(404);
  expect((await add(stranger, id, 'Bonjour')).status).toBe(404);
  for (const odd of ['0', 'x', '999999', '9'.repeat(30)])
    expect((await read(token, `${path}/${odd}`)).status).toBe(404);
  const nobody = await shop.request('GET', `/api/v2/shop${path}/${id}`);
  expect(nobody.status).toBe(401);
  expect(
    (await pool.query('select 1 from contact_replies where written_by is null')).rowCount,
  ).toBe(0);
});

test('CNT-01 what is added is checked, and limited together with the form', async () => {
  const { token, id } = await writer();
  for (const [message, problem] of [
    ['  ', 'message: required'],
    ['x'.repeat(5001), 'message: max_length'],
    ['a\u0000b', 'message: invalid'],
  ] as const)
    expect(await refusedFields(await add(token, id, message))).toEqual([422, [problem]]);
  expect((await post(`${path}/${id}/messages`, {}, { ...address, ...bearer(token) })).status).toBe(
    400,
  );
  // Refused requests count towards the limit, as in the form, because their files were read.
  for (let left = 5; left > 0; left -= 1)
    expect((await add(token, id, 'Encore.')).status).toBe(202);
  expect((await add(token, id, 'Encore.')).status).toBe(429);
  expect((await write('Bonjour', token)).status).toBe(429);
});

test('PRV-07 what a customer added is in the copy of their data, and goes with them', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  await team('POST', `/contact-requests/${id}/replies`, { text: 'Il arrive demain.' });
  await add(token, id, 'Merci !');
  await addFiles(token, id, [photo('sac.png'), photo('sac.png', 1)]);
  const { rows } = await pool.query('select id from customers');
  const person = rows[0].id as number;
  const [file, ...sent] = (await contactData.exportFiles?.(shop.appContext, person)) ?? [];
  expect(sent.map(({ name, content }) => [name, content.length])).toEqual([
    [`fichiers/${id}/1-sac.png`, 12],
    [`fichiers/${id}/2-sac.png`, 13],
  ]);
  expect(JSON.parse(String(file?.content))).toMatchObject([
    { id, answers: [{ text: 'Il arrive demain.' }], added: [{ text: 'Merci !' }, {}] },
  ]);
  const ours = () =>
    pool.query(`select 1 from contact_replies union all
                select 1 from mails where kind like 'contact-%'`);
  expect((await ours()).rowCount).toBeGreaterThan(0);
  await transact(shop.appContext, (work) =>
    contactData.erase(work, { customerId: person, email: 'lea@example.fr', formerEmails: [] }),
  );
  expect((await ours()).rowCount).toBe(0);
});

test('CNT-01 two conversations of one customer become one for team and customer, whichever address is read, until they are separated', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  move({ minutes: 1 });
  await write('Et un sac est ouvert.', token, { subject: 'Sac' });
  const [{ id: other }] = await listed(token);
  move({ minutes: 2 });
  expect(
    (await team('POST', `/contact-requests/${other}/replies`, { text: 'Désolés.' })).status,
  ).toBe(200);
  expect((await addFiles(token, other, [photo('sac.png')])).status).toBe(202);
  const path = (number: number) => `/contact-requests/${number}`;
  const [proposed] = (await team('GET', path(id))).body.mergeable;
  expect(proposed).toMatchObject({ id: other, subject: 'Sac', beginning: 'Et un sac est ouvert.' });

  // Submitted twice and in both directions concurrently: only one merge takes place.
  const merge = (into: number, what: number, who = team) =>
    who('POST', `${path(into)}/merged`, { other: what });
  expect((await merge(id, other, await as('logistics'))).status).toBe(403);
  const twice = await Promise.all([merge(id, other), merge(id, other)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await merge(other, id)).body).toMatchObject({ id });
  const { body: merged } = await team('GET', path(other));
  expect(merged).toMatchObject({
    id,
    state: 'open',
    message: 'Où est mon colis ?',
    merged: [{ id: other, message: 'Et un sac est ouvert.', subject: 'Sac' }],
    mergeable: [],
    replies: [
      { of: other, text: 'Désolés.', files: [] },
      { of: other, text: 'Voici le sac.', files: [{ position: 0, name: 'sac.png' }] },
    ],
  });
  expect((await team('GET', `${path(other)}/files/0`)).status).toBe(200);
  const waiting = async () =>
    (await team('GET', '/contact-requests?state=open')).body['hydra:member'].map(
      (one: { id: number }) => one.id,
    );
  expect(await waiting()).toEqual([id]);
  expect((await listed(token)).map((one: { id: number }) => one.id)).toEqual([id]);
  const own = (await read(token, `/conversations/${other}`)).body;
  expect(own).toMatchObject({ id, merged: [{ id: other }], replies: [{}, { of: other }] });
  const file = `/api/v2/shop/conversations/${other}/files/0`;
  expect((await shop.request('GET', file, undefined, bearer(token))).status).toBe(200);
  const stranger = await arrive(noah);
  for (const number of [id, other])
    expect((await read(stranger.token, `/conversations/${number}`)).status).toBe(404);

  // A reply written before the merge was seen is refused; one to the merged message's URL joins the thread.
  const reply = (number: number, after: number | null) =>
    team('POST', `${path(number)}/replies`, { text: 'Nous en renvoyons un.', after });
  expect((await reply(id, null)).status).toBe(422);
  const answered = await reply(other, merged.replies[1].id);
  expect(answered.body).toMatchObject({ id, state: 'waiting' });
  const { rows } = await pool.query(
    `select in_reply_to from mails where kind = 'contact-reply' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ in_reply_to: `contact-reply:${merged.replies[0].id}` }]);
  // A customer's follow-up to the merged message reopens the message it was merged into.
  move({ minutes: 3 });
  expect((await add(token, other, 'Merci.')).status).toBe(202);
  expect((await team('GET', path(id))).body).toMatchObject({
    state: 'open',
    replies: [{}, {}, { of: id }, { of: id, text: 'Merci.' }],
  });

  const separate = () => team('DELETE', `${path(id)}/merged/${other}`);
  expect((await separate()).body).toMatchObject({ merged: [], replies: [{ of: id }, { of: id }] });
  expect((await separate()).status).toBe(404);
  expect((await team('GET', path(other))).body).toMatchObject({
    id: other,
    state: 'open',
    replies: [{ of: other }, { of: other }],
  });
  expect(await waiting()).toEqual([id, other]);
  const { body } = await (await as('direction'))('GET', `/staff-actions?subject=${id}`);
  expect(body['hydra:member'].map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['message.merged', 'message.separated']),
  );
});

test('CNT-01 what anybody may have written is merged into a customer’s conversation and never shown to them, nor the other way', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  const { email } = (await team('GET', `/contact-requests/${id}`)).body;
  expect((await write('Signé de la même adresse.', undefined, { email })).status).toBe(202);
  expect((await write('D’un autre.', undefined, { email: 'autre@example.org' })).status).toBe(202);
  const all = (await team('GET', '/contact-requests')).body['hydra:member'] as { id: number }[];
  const [anonymous, foreign] = all.map((one) => one.id).filter((one) => one > id) as [
    number,
    number,
  ];
  const merge = async (into: number, other: number) =>
    (await team('POST', `/contact-requests/${into}/merged`, { other })).status;
  expect(await merge(anonymous, id)).toBe(422);
  expect(await merge(id, foreign)).toBe(422);
  expect(await merge(id, id)).toBe(422);
  expect(await merge(id, 999_999)).toBe(404);
  expect(await merge(id, anonymous)).toBe(200);
  await team('POST', `/contact-requests/${id}/replies`, { text: 'Bonjour.' });
  expect((await team('GET', `/contact-requests/${id}`)).body.merged).toMatchObject([
    { id: anonymous },
  ]);
  expect((await read(token, `/conversations/${id}`)).body).toMatchObject({
    merged: [],
    replies: [{ text: 'Bonjour.' }],
  });
});

test('CNT-01 PRV-08 a conversation of two messages is forgotten as one, when the latest of it outlived its term', async () => {
  const { token, id } = await writer();
  expect((await write('Encore le même colis.', token)).status).toBe(202);
  const later = (await listed(token))
    .map((row: { id: number }) => row.id)
    .find((it: number) => it !== id);
  const team = await as('support');
  const merged = await team('POST', `/contact-requests/${id}/merged`, { other: later });
  expect(merged.status).toBe(200);
  // Written almost a year after the first.
  await pool.query(
    `update contact_requests set created_at = created_at + interval '11 months' where id = $1`,
    [later],
  );
  const ids = async () => {
    await transact(shop.appContext, forgetMessages);
    const { rows } = await pool.query('select id from contact_requests order by id');
    return rows.map((row) => Number(row.id));
  };
  move({ years: 3, days: 1 });
  expect(await ids()).toEqual([id, later]);
  move({ years: 3, months: 11, days: 2 });
  expect(await ids()).toEqual([]);
});

test('CNT-01 PRV-08 messages written more than a year apart are not made one conversation, nor by one between them', async () => {
  const { token, id } = await writer();
  for (const text of ['Six mois après.', 'Un an et un mois après.'])
    expect((await write(text, token)).status).toBe(202);
  const [between, last] = (await listed(token))
    .map((row: { id: number }) => row.id)
    .filter((it: number) => it !== id)
    .sort((one: number, other: number) => one - other) as [number, number];
  for (const [number, months] of [
    [between, 6],
    [last, 13],
  ])
    await pool.query(
      `update contact_requests set created_at = created_at + make_interval(months => $2) where id = $1`,
      [number, months],
    );
  const team = await as('support');
  const proposed = async (to: number) =>
    (await team('GET', `/contact-requests/${to}`)).body.mergeable.map(
      (one: { id: number }) => one.id,
    );
  const merge = async (into: number, other: number) =>
    (await team('POST', `/contact-requests/${into}/merged`, { other })).status;
  expect(await proposed(id)).toEqual([between]);
  expect(await merge(id, last)).toBe(422);
  expect(await merge(id, between)).toBe(200);
  // Each is within a year of the middle one, but they are more than a year apart.
  expect(await proposed(id)).toEqual([]);
  expect(await merge(id, last)).toBe(422);
  expect(await merge(last, id)).toBe(422);
});

test('O-16 what is left without an answer is written to the team once, with who is to answer and where, and again when its writer wrote since', async () => {
  const { token, id } = await writer();
  const team = await as('support');
  const tell = async () => {
    await Promise.all([tellLateMessages(shop.appContext), tellLateMessages(shop.appContext)]);
    const { rows } = await pool.query(
      "select recipient, subject, text from mails where kind = 'late-messages' order by id",
    );
    return rows;
  };
  const late = async () => (await team('GET', '/contact-figures')).body;
  /** Moves the clock by days for both sides. */
  const age = async () => {
    await pool.query(`update contact_requests set created_at = created_at - interval '5 days',
      alerted_at = alerted_at - interval '5 days'`);
    await pool.query(`update contact_replies set created_at = created_at - interval '5 days'`);
  };
  expect(await tell()).toEqual([]);
  expect(await late()).toMatchObject({ late: 0, lateAfterHours: 24 });
  // Longer than a weekend.
  await age();
  const [first, ...more] = await tell();
  expect(more).toEqual([]);
  expect(first.recipient).toBe(shop.appContext.config.SUPPORT_EMAIL);
  expect(first.text).toContain(`/gestion/messages/${id}/`);
  expect(first.text).toContain('confié à personne');
  // Stored mails remain after the customer is erased (PRV-08), so it contains no name.
  expect(first.text).not.toMatch(/Léa|Martin|example\.org/);
  expect(first.text).not.toMatch(/contact\.mails|undefined|null|\{\{/);
  expect(await late()).toMatchObject({ late: 1 });
  await age();
  expect(await tell()).toHaveLength(1);
  // Once replied to, nothing is late; after another message it is again, with an assignee.
  const answer = { text: 'Il arrive demain.', after: null };
  expect((await team('POST', `/contact-requests/${id}/replies`, answer)).status).toBe(200);
  await age();
  expect(await late()).toMatchObject({ late: 0 });
  expect((await add(token, id, 'Toujours rien.')).status).toBe(202);
  expect(await tell()).toHaveLength(1);
  const { rows } = await pool.query("select id from staff_members where name = 'support'");
  await team('PUT', `/contact-requests/${id}/assignee`, { staffId: rows[0].id });
  await age();
  const [, second] = await tell();
  expect(second.text).toContain('confié à support');
});

test('O-49 O-16 a message that was put off is waited for from the beginning of its day', async () => {
  const { id } = await writer();
  const team = await as('support');
  const late = async (hours: object) => {
    move(hours);
    await tellLateMessages(shop.appContext);
    const { rows } = await pool.query(
      "select count(*)::int as mails from mails where kind = 'late-messages'",
    );
    return rows[0].mails;
  };
  const today = shop.appContext.clock.today();
  const day = today.add({ days: 14 });
  const until = day.toString();
  expect((await team('PUT', `/contact-requests/${id}/day`, { until })).status).toBe(200);
  expect(await late({ days: 13 })).toBe(0);
  // Its day began less than 24 hours ago, on any day of the week.
  expect(await late({ days: 14 })).toBe(0);
  expect(await late({ days: 19 })).toBe(1);
});
