import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFormatOf } from './image-type.ts';
import { readTransformation, WIDEST } from './transformation.ts';

const usual = { crop: 'fill', focus: 'center' };

test('steps are read in order, unknown parameters are named', () => {
  expect(readTransformation('w-320,h-0.5,q-80:rt-90,bl-4,f-jpg,zz-1')).toEqual({
    steps: [
      { ...usual, width: 320, height: 0.5, quality: 80 },
      { ...usual, rotation: 90, blur: 4, format: 'jpeg' },
    ],
    unknown: ['zz-1'],
  });
  expect(readTransformation('n-media_library_thumbnail').steps).toEqual([
    { crop: 'at_max', focus: 'auto', width: 100, height: 100 },
  ]);
  expect(readTransformation('dpr-2,w-100,ar-4-3').steps).toEqual([
    { ...usual, width: 200, ratio: 4 / 3 },
  ]);
  expect(readTransformation('')).toEqual({ steps: [], unknown: [] });
});

test('no address asks for a huge picture, or breaks the reader', () => {
  expect(readTransformation('w-99999,dpr-5').steps[0]?.width).toBe(WIDEST);
  const written = fc.oneof(
    fc.string(),
    fc.stringMatching(
      /^((w|h|q|bl|f|c|cm|fo|ar|rt|dpr|bg|r|pr|di|n|__proto__)-[\w.-]{0,9}[,:]?){0,9}$/,
    ),
  );
  fc.assert(
    fc.property(written, (text) => {
      const { steps } = readTransformation(text);
      expect(steps.length).toBeLessThanOrEqual(5);
      for (const { width = 1, height = 1 } of steps)
        expect(Math.max(width, height)).toBeLessThanOrEqual(WIDEST);
    }),
  );
});

test('PET-19 a file is what its first bytes say', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(imageFormatOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  expect(imageFormatOf(bytes('RIFF0000WEBPVP8 '))).toBe('webp');
  expect(imageFormatOf(bytes('\0\0\0\u001cftypavif'))).toBe('avif');
  expect(imageFormatOf(bytes('<!--ftypavif--><svg/>'))).toBeNull();
  expect(imageFormatOf(bytes('GIF89a'))).toBe('gif');
  expect(imageFormatOf(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(imageFormatOf(bytes('0000ftypheic'))).toBeNull();
  expect(imageFormatOf(new Uint8Array())).toBeNull();
});
