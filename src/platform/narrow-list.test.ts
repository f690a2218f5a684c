import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { teamList } from '#kit/team-list.ts';
import { narrowList } from './narrow-list.ts';

interface Bowls {
  bowls: { colour: string; bought_on: string; litres: number };
}

const db = new Kysely<Bowls>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const bowls = db.selectFrom('bowls as b').selectAll();

const bowlList = teamList({
  id: 'bowls',
  columns: ['colour'],
  filters: {
    colour: { kind: 'choice', key: 'couleur', oneOf: ['blue', 'grey'], column: 'b.colour' },
    from: { kind: 'day', key: 'du', column: 'b.bought_on', bound: 'first' },
    until: { kind: 'day', key: 'au', column: 'b.bought_on', bound: 'last' },
    size: { kind: 'choice', key: 'taille', oneOf: ['large', 'small'] },
  },
});

const size = (q: typeof bowls, one: string) => q.where('b.litres', one === 'large' ? '>=' : '<', 2);

test('O-41 a filter that names its column narrows the list by it, another as its query says', () => {
  const choice = { colour: 'blue', from: '2026-11-01', until: '2026-11-30', size: 'large' };
  const { sql, parameters } = narrowList(bowls, bowlList, choice, { size }).compile();
  expect(sql.replaceAll('"', '')).toBe(
    'select * from bowls as b where b.colour = $1 and b.bought_on >= $2 and b.bought_on <= $3 and b.litres >= $4',
  );
  expect(parameters).toEqual(['blue', '2026-11-01', '2026-11-30', 2]);
  expect(narrowList(bowls, bowlList, {}, { size }).compile().sql).not.toContain('where');
});

test('a filter that no query asks, and a column that no query has, do not compile', () => {
  const mistaken = () => {
    // @ts-expect-error: `size` is described, and nothing says what it asks
    narrowList(bowls, bowlList, {}, {});
    // @ts-expect-error: no bowl has a shape
    narrowList(bowls, shapes, {}, {});
  };
  const shapes = teamList({
    id: 'shapes',
    columns: [],
    filters: { shape: { kind: 'text', key: 'forme', maxLength: 9, column: 'b.shape' } },
  });
  expect(mistaken).toBeTypeOf('function');
});
