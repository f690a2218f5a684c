import { expect, test } from 'vitest';
import { type ListChoice, orderOf, teamList } from '#kit/team-list.ts';
import { listAddress } from './list-address.ts';
import { listRequest, readList, shownColumns } from './read-list.ts';

const list = teamList({
  id: 'reviews',
  columns: ['title', 'day', 'stars'],
  hidden: ['stars'],
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
    since: { kind: 'day', key: 'du' },
  },
  sorts: ['day', 'stars'],
});
const address = listAddress('/gestion/avis/', list);
const read = (query: string) =>
  readList(new Request(`http://shop.test/gestion/avis/${query}`), list);

const nothing = {
  search: undefined,
  stars: undefined,
  customer: undefined,
  since: undefined,
  sort: undefined,
};

test('an address is read as it is written, whatever narrows and sorts the list', () => {
  const choices: [ListChoice<typeof list>, number][] = [
    [{}, 1],
    [{ state: 'read', stars: '4', sort: '-stars' }, 3],
    [{ search: 'éléa & co', customer: '12' }, 1],
    [{ state: undefined, sort: 'day', since: '2026-11-25' }, 1],
  ];
  for (const [given, page] of choices) {
    const choice = { state: 'new' as const, ...given };
    const shown = read(new URL(address({ ...choice, page }), 'http://shop.test').search);
    expect(shown).toEqual({ page, choice: { ...nothing, ...choice }, look: {} });
  }
  expect(address()).toBe('/gestion/avis/');
  expect(address({ state: 'new' })).toBe('/gestion/avis/');
  expect(address({ state: undefined })).toBe('/gestion/avis/?etat=tous');
});

test('O-41 an address holds the columns that were chosen and how dense the rows are', () => {
  const shownBy = (query: string) => shownColumns(list, read(query).look);
  expect(shownBy('')).toEqual(['title', 'day']);
  expect(shownBy('?colonnes=stars,title')).toEqual(['title', 'stars']);
  expect(shownBy('?colonnes=stars&colonnes=day')).toEqual(['day', 'stars']);
  expect(shownBy('?colonnes=password')).toEqual(['title', 'day']);
  const { look } = read('?colonnes=stars&densite=aeree');
  expect(address({ state: 'new', look })).toBe('/gestion/avis/?colonnes=stars&densite=aeree');
  expect(read('?colonnes=title,day').look.columns).toBeUndefined();
});

test('what is typed into an address by hand and means nothing asks nothing', () => {
  const odd = read(
    '?etat=constructor&note=3&client=-1&tri=password&page=0&recherche=0123456789abc&du=2026-13-45',
  );
  expect(listRequest(odd)).toEqual({
    search: '0123456789',
    state: 'new',
    stars: undefined,
    customer: undefined,
    since: undefined,
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
