import { expect, test } from 'vitest';
import { type ListChoice, orderOf, teamList } from '#kit/team-list.ts';
import { listAddress } from './list-address.ts';
import { listRequest, readList } from './read-list.ts';

const list = teamList({
  filters: {
    search: { kind: 'search', key: 'recherche', maxLength: 10 },
    state: {
      kind: 'choice',
      key: 'etat',
      oneOf: ['new', 'read'],
      initial: { value: 'new', all: 'tous' },
    },
    stars: { kind: 'number', key: 'note', most: 5, offered: ['5', '4'] },
    customer: { kind: 'number', key: 'client', most: 1000 },
  },
  sorts: ['day', 'stars'],
});
const address = listAddress('/gestion/avis/', list);
const read = (query: string) =>
  readList(new Request(`http://shop.test/gestion/avis/${query}`), list);

const nothing = { search: undefined, stars: undefined, customer: undefined, sort: undefined };

test('an address is read as it is written, whatever narrows and sorts the list', () => {
  const choices: [ListChoice<typeof list>, number][] = [
    [{}, 1],
    [{ state: 'read', stars: '4', sort: '-stars' }, 3],
    [{ search: 'éléa & co', customer: '12' }, 1],
    [{ state: undefined, sort: 'day' }, 1],
  ];
  for (const [given, page] of choices) {
    const choice = { state: 'new' as const, ...given };
    const shown = read(new URL(address({ ...choice, page }), 'http://shop.test').search);
    expect(shown).toEqual({ page, choice: { ...nothing, ...choice } });
  }
  expect(address()).toBe('/gestion/avis/');
  expect(address({ state: 'new' })).toBe('/gestion/avis/');
  expect(address({ state: undefined })).toBe('/gestion/avis/?etat=tous');
});

test('what is typed into an address by hand and means nothing asks nothing', () => {
  const odd = read(
    '?etat=constructor&note=3&client=-1&tri=password&page=0&recherche=0123456789abc',
  );
  expect(listRequest(odd)).toEqual({
    search: '0123456789',
    state: 'new',
    stars: undefined,
    customer: undefined,
    sort: undefined,
    page: '1',
  });
});

test('a link with a misspelt filter, value or sort does not compile', () => {
  // @ts-expect-error No such filter.
  address({ status: 'new' });
  // @ts-expect-error No such state.
  address({ state: 'lu' });
  // @ts-expect-error Not a column that sorts.
  address({ sort: '-state' });
  expect(orderOf<'day' | 'stars', string>('-stars', { day: 'r.day', stars: 'r.stars' })).toEqual({
    column: 'r.stars',
    direction: 'desc',
  });
});
