import { expect, test } from 'vitest';
import {
  awaitedPicture,
  expectPictures,
  nextPicture,
  pictureMade,
  tellPictureMade,
  tellPictureSeen,
} from './picture-queue.ts';

test('a picture somebody waits for goes before its turn', async () => {
  expectPictures(['front', 'side', 'back']);
  expect(nextPicture()).toBe('front');
  const seen = pictureMade('back');
  expect([nextPicture(), awaitedPicture()]).toEqual(['back', 'back']);
  tellPictureSeen('back');
  await seen;
  expect([nextPicture(), awaitedPicture()]).toEqual(['front', undefined]);
  tellPictureMade('front');
  expect(nextPicture()).toBe('side');
});

test('nobody waits for a picture that is not going to be made', async () => {
  expectPictures([]);
  await pictureMade('unknown');
  expect(nextPicture()).toBeUndefined();
});
