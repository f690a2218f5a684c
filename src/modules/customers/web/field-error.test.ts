import { expect, test } from 'vitest';
import { fieldError } from './index.ts';

test('FRM-09 a date too late or too early has words of its own in any form', () => {
  expect(fieldError('any', 'deliveryOn', { code: 'before' })).toBe('La date est trop tardive.');
  expect(fieldError('any', 'deliveryOn', { code: 'after' })).toBe('La date est trop ancienne.');
});
