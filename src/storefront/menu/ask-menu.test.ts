import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '#pages/page-context.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { ContentClient } from '#services/content.ts';
import { askMenu } from './ask-menu.server.ts';
import type { WholeMenu } from './menu-answers.ts';
import { requireGuides } from './open-menu.server.ts';

const isis = {
  profile: {
    species: 'cat',
    name: 'Isis',
    breed: 'chat-bengal',
    breedName: 'Bengal',
    inDate: true,
    birthday: '2022-05-01',
    gender: 'female',
    sterilized: true,
  },
  habits: { weight: 4.6, condition: 3, activity: 'moderee', feature: 'aucune', treats: false },
} as Pick<WholeMenu, 'profile' | 'habits'>;

const serviceThatAnswers = (status: number, body: object) =>
  serviceOver(async () => Response.json(body, { status }));

function serviceOver(send: () => Promise<Response>) {
  const cache = new AnswerCache(() => 0);
  return new ContentClient({
    base: 'http://content',
    send,
    cache,
    channelCode: 'FR',
    locale: 'fr',
  });
}
const problemOf = async (status: number, details: object = {}) => {
  const body = { data: null, error: { status, name: 'Error', message: '', details } };
  return (await askMenu(serviceThatAnswers(status, body), isis)).problem;
};

test('GDE-21 a recommendation service that fails is a technical error, to be tried later', async () => {
  expect(await problemOf(500)).toMatchObject({
    code: 'generic',
    text: 'Une erreur technique est survenue. Réessayez plus tard.',
    field: null,
  });
});

test('S-31 GDE-21 a recommendation service that is stopped is a technical error too', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  const stopped = serviceOver(() => fetch(`http://127.0.0.1:${port}/`));
  const { problem } = await askMenu(stopped, isis);
  expect(problem).toMatchObject({ code: 'generic', field: null });
});

test.each([
  ['dog-kibbles', null, 'kibble'],
  ['kitten', null, 'kibble'],
  ['adult', null, 'kibble'],
  ['overweight', 'obesite', 'condition'],
  ['overweight', null, 'weight'],
  ['pathology', 'pathologie', 'feature'],
  ['pathology', 'maigreur', 'condition'],
  ['pathology', 'trop_jeune', 'birthday'],
  ['dog', null, null],
])('GDE-15 to GDE-20 %s (%s) stands beside its cause', async (code, reason, field) => {
  expect((await problemOf(422, { code, reason }))?.field).toBe(field);
});

test('GDE-18 a male cat that strains to urinate: that is said besides', async () => {
  const found = await problemOf(422, { code: 'pathology', reason: 'urgence_urinaire' });
  expect(found?.urgent).toMatch(/est une urgence/);
});

test('GRD-04 with the guides switched off the mixed menu leads home', () => {
  const context = new RouterContextProvider();
  const page = (guides: boolean) => ({ settings: { features: { guides } } });
  context.set(pageContext, page(false) as unknown as PageContext);
  try {
    requireGuides(context);
    expect.unreachable();
  } catch (answer) {
    expect((answer as Response).headers.get('location')).toBe('/');
  }
  context.set(pageContext, page(true) as unknown as PageContext);
  expect(requireGuides(context)).toBeTruthy();
});
