import { expect, test } from 'vitest';
import { findPicked } from './find-picked.ts';

const EAN = '3600012345679';
const line = (lot: string, variantCode = '10012345', ean: string | null = EAN) => ({
  variantCode,
  lot,
  ean,
});
const lines = [line('A1'), line('B2'), line('', '10020001', null)];
const none = () => false;

test('O-48 a scan names the line of its lot, else the first of its article that is still to be taken', () => {
  expect(findPicked(lines, `010${EAN}10b2`, none)).toEqual({ says: 'taken', line: lines[1] });
  expect(findPicked(lines, EAN, none)).toEqual({ says: 'taken', line: lines[0] });
  expect(findPicked(lines, EAN, ({ lot }) => lot === 'A1').line).toBe(lines[1]);
  expect(findPicked(lines, '10020001', none).line).toBe(lines[2]);
  expect(findPicked(lines, '10B2', none).line).toBe(lines[1]);
});

test('O-48 a lot that is not on the list, an article of another wave and what was taken before are said', () => {
  expect(findPicked(lines, `010${EAN}10C3`, none)).toEqual({ says: 'other_lot', line: null });
  expect(findPicked(lines, '4006381333931', none)).toEqual({ says: 'not_here', line: null });
  expect(findPicked(lines, EAN, () => true)).toEqual({ says: 'again', line: lines[0] });
});
