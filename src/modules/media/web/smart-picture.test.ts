import { expect, test } from 'vitest';
import { placeholderUrl, smartPicture } from './smart-picture.ts';

test('IMG-02 three sizes are three sources, each in its breakpoint', () => {
  const picture = smartPicture('/images/pets/milo.jpg', {
    desktop: { width: 320, height: 320 },
    tablet: { width: 240, height: 240, transformation: 'q-70' },
    mobile: { width: 96, height: 96 },
  });
  expect(picture.sources.map(({ media, srcSet }) => [media, srcSet.split(', ')[0]])).toEqual([
    ['(min-width:1260px)', '/images/pets/milo.jpg?tr=w-320,h-320,f-auto 1x'],
    ['(min-width:768px)', '/images/pets/milo.jpg?tr=w-240,h-240,f-auto,q-70 1x'],
    [undefined, '/images/pets/milo.jpg?tr=w-96,h-96,f-auto 1x'],
  ]);
  expect([picture.width, picture.height]).toEqual([96, 96]);
});

test('IMG-03 the placeholder carries w/4, q 20, blur 4', () => {
  const size = { width: 320, height: 240 };
  expect(placeholderUrl('/images/a.jpg', size)).toBe('/images/a.jpg?tr=w-80,h-60,q-20,bl-4');
  expect(placeholderUrl('/images/a.jpg?tr=rt-90', size)).toBe(
    '/images/a.jpg?tr=rt-90:w-80,h-60,q-20,bl-4',
  );
});
