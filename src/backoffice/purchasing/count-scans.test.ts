import { expect, test } from 'vitest';
import { countScan, underOneCode } from './count-scans.ts';

const articles = [
  { variantCode: '10012345', ean: '3600012345679', name: 'Croquettes' },
  { variantCode: '10020001', ean: null, name: 'Terrine' },
];
const row = (variantCode: string) => ({
  variantCode,
  quantity: '',
  lot: '',
  bestBefore: '',
  place: '',
});
const start = { rows: [row('10012345'), row('10020001')], last: null };
const EAN = '3600012345679';

test('O-30 a bag counts one, a carton as many as its code says, under its lot and date', () => {
  const one = countScan(articles, start, EAN);
  expect(one).toMatchObject({ says: 'added', name: 'Croquettes', count: 1 });
  const carton = countScan(articles, one, `(01)0${EAN}(15)270930(10)l23(37)12`);
  expect(carton.rows[0]).toEqual({
    variantCode: '10012345',
    quantity: '13',
    lot: 'L23',
    bestBefore: '2027-09-30',
    place: '',
  });
  expect(countScan(articles, carton, '10020001').rows[1]).toMatchObject({ quantity: '1' });
});

test('O-30 a second lot of an article has a row of its own below the first', () => {
  const first = countScan(articles, start, `(01)0${EAN}(10)L1`);
  const second = countScan(articles, first, `(01)0${EAN}(10)L2(37)6`);
  expect(second.rows.map(({ variantCode, lot, quantity }) => [variantCode, lot, quantity])).toEqual(
    [
      ['10012345', 'L1', '1'],
      ['10012345', 'L2', '6'],
      ['10020001', '', ''],
    ],
  );
});

test('O-30 a code with a lot alone names that of what was counted last', () => {
  expect(countScan(articles, start, '(10)L9')).toMatchObject({ says: 'unreadable' });
  const counted = countScan(articles, start, '10020001');
  const named = countScan(articles, counted, '(10)L9(15)270900');
  expect(named.rows[1]).toMatchObject({ quantity: '1', lot: 'L9', bestBefore: '2027-09-30' });
});

test('O-30 what nobody ordered, and what is no article, counts nothing', () => {
  expect(countScan(articles, start, '3017620422003')).toMatchObject({
    says: 'not_ordered',
    isRight: false,
    rows: start.rows,
  });
  expect(countScan(articles, start, 'XY-1').says).toBe('unreadable');
});

test('O-13 an article that is counted under its code and under its bars is one line, counted when its first piece was', () => {
  const codeOf = (scanned: string) => (scanned === EAN ? '10012345' : scanned);
  const none = { rows: [], last: null };
  const offline = countScan(null, countScan(null, none, EAN), '10012345').rows.map(
    (line, index) => ({ ...line, countedAt: 2000 - index }),
  );
  expect(offline.map(({ variantCode }) => variantCode)).toEqual([EAN, '10012345']);
  expect(underOneCode(offline, codeOf)).toMatchObject([
    { variantCode: '10012345', quantity: '2', countedAt: 1999 },
  ]);
  // Once the shop has told which article a barcode belongs to, both are counted together.
  const online = countScan(null, countScan(null, none, '10012345', codeOf), EAN, codeOf);
  expect(online.rows).toMatchObject([{ variantCode: '10012345', quantity: '2' }]);
  // Different lots and places stay separate; rows without one are added to the only one that has.
  const of = (quantity: string, lot: string, place: string, code = EAN) => ({
    ...row(code),
    quantity,
    lot,
    place,
  });
  const apart = [of('1', 'L1', 'A-1'), of('2', 'l1', 'a 2'), of('3', 'L2', 'A-1', '10012345')];
  const inRows = (rows: readonly ReturnType<typeof of>[]) =>
    underOneCode(rows, codeOf).map(({ quantity, lot, place }) => [quantity, lot, place]);
  expect(inRows([...apart, of('4', 'L1', 'A-2', '10012345')])).toEqual([
    ['1', 'L1', 'A-1'],
    ['6', 'l1', 'a 2'],
    ['3', 'L2', 'A-1'],
  ]);
  expect(inRows([...apart, of('4', '', '')])).toHaveLength(4);
  expect(inRows([of('4', '', ''), of('1', 'L1', 'A-1', '10012345')])).toEqual([['5', 'L1', 'A-1']]);
});
