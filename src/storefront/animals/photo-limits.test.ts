import { expect, test } from 'vitest';
import { photoProblem } from './photo-limits.ts';

test('PET-19 a photo has a type and a size', () => {
  expect(photoProblem({ size: 10 * 1024 * 1024, type: 'image/jpeg' })).toBeNull();
  expect(photoProblem({ size: 10 * 1024 * 1024 + 1, type: 'image/webp' })).toBe('file.too_large');
  expect(photoProblem({ size: 10, type: 'application/pdf' })).toBe('file.unsupported_type');
  expect(photoProblem({ size: 10, type: 'image/svg+xml' })).toBe('file.unsupported_type');
});
