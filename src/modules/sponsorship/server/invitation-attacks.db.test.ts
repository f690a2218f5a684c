import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { bearer, lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { publishSponsorship, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { arrive, post } = people(shop);
beforeEach(async () => {
  await stockShop(shop.appContext);
  await transact(shop.appContext, publishSponsorship);
});

const invite = (token: string, body: object) => post('/sponsorships', body, bearer(token));
const mails = () =>
  shop.database.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'sponsorship')
    .orderBy('id')
    .execute();

test.each([
  ['firstName', 'Gagnez 500 euros sur casino.example'],
  ['firstName', 'https://piege.example/'],
  ['lastName', '<b>Cliquez ici</b>'],
  ['lastName', 'Appelez le 08 99 12 34 56'],
])('a sponsor whose %s is an advertisement writes to nobody', async (field, text) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { token } = await arrive({ ...lea, email, [field]: text });
  expect(await refusedFields(await invite(token, { emails: ['ami@example.org'] }))).toEqual([
    422,
    ['emails: sponsorship.name'],
  ]);
  expect(await mails()).toEqual([]);
});

test('a wish of a million letters is refused before anybody reads it', async () => {
  const { token } = await arrive();
  for (const character of ['a', '<', '1 ', 'a.'])
    expect(
      await refusedFields(
        await invite(token, { emails: ['ami@example.org'], message: character.repeat(300_000) }),
      ),
    ).toEqual([422, ['message: max_length']]);
});

test('one mailbox is written to once, whatever stands behind a plus', async () => {
  const { token } = await arrive();
  expect((await invite(token, { emails: ['ami@example.org'] })).status).toBe(201);
  expect(await refusedFields(await invite(token, { emails: ['Ami+2@example.org'] }))).toEqual([
    422,
    ['emails.0: sponsorship.already_invited'],
  ]);
  const twice = { emails: ['zoe+1@example.org', 'zoe+2@example.org'] };
  expect((await invite(token, twice)).status).toBe(201);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'ami@example.org',
    'zoe+1@example.org',
  ]);
});
