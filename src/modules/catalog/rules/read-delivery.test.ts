import { expect, test } from 'vitest';
import { readDelivery } from './read-delivery.ts';

test('stock: a pasted delivery note is read whatever separates its columns', () => {
  const text = 'code;quantité\n10012345;5\r\n\n10020001\t12\n"10030001","3"\n10030002 7\n';
  expect(readDelivery(text)).toEqual({
    problems: [],
    lines: [
      { line: 2, code: '10012345', quantity: 5, lot: null, bestBefore: null, place: null },
      { line: 4, code: '10020001', quantity: 12, lot: null, bestBefore: null, place: null },
      { line: 5, code: '10030001', quantity: 3, lot: null, bestBefore: null, place: null },
      { line: 6, code: '10030002', quantity: 7, lot: null, bestBefore: null, place: null },
    ],
  });
});

test('stock: each line that cannot be read is named', () => {
  const { lines, problems } = readDelivery(
    '10012345;0\nabc;4\n10012345;-2\n1001;3\n10012345;1e9\n',
  );
  expect(lines).toEqual([]);
  expect(problems).toEqual([
    { line: 1, problem: 'quantity' },
    { line: 2, problem: 'unreadable' },
    { line: 3, problem: 'quantity' },
    { line: 4, problem: 'unreadable' },
    { line: 5, problem: 'unreadable' },
  ]);
});

test('O-12 a line says its lot, until when it is best and where it is put, as a supplier writes it', () => {
  const text =
    '3012345678902;40;l 23-11;30/06/2027;a 12\n10020001\t12\t\t\tB-2\n10020001;1;L1;2027-02-30\n';
  expect(readDelivery(text)).toEqual({
    problems: [{ line: 3, problem: 'date' }],
    lines: [
      {
        line: 1,
        code: '3012345678902',
        quantity: 40,
        lot: 'l 23-11',
        bestBefore: '2027-06-30',
        place: 'a 12',
      },
      { line: 2, code: '10020001', quantity: 12, lot: null, bestBefore: null, place: 'B-2' },
    ],
  });
});
