import { expect, test } from 'vitest';
import { pastedBlock, rowsMoved, typedCell } from './grid-cells.ts';

test('O-18 a block copied from a spreadsheet is cells, the text of one cell is not', () => {
  expect(pastedBlock('12,90\r\n13,50\r\n')).toEqual([['12,90'], ['13,50']]);
  expect(pastedBlock('Sac 2 kg\toui\nSac 12 kg\tnon')).toEqual([
    ['Sac 2 kg', 'oui'],
    ['Sac 12 kg', 'non'],
  ]);
  expect(pastedBlock('12,90')).toBeNull();
  expect(pastedBlock('12,90\n')).toBeNull();
  // An empty cell in the middle stays a cell.
  expect(pastedBlock('a\t\tc')).toEqual([['a', '', 'c']]);
});

test('O-18 arrows and Enter move by a row, other keys do not', () => {
  expect(['ArrowUp', 'ArrowDown', 'Enter', 'ArrowLeft', 'a'].map(rowsMoved)).toEqual([
    -1, 1, 1, 0, 0,
  ]);
});

test('O-18 a cell is the same whoever ends its lines and whatever spaces surround it', () => {
  expect(typedCell(' Une ligne\r\nune autre ')).toBe('Une ligne\nune autre');
});
