import { expect, test } from 'vitest';
import {
  expectPictures,
  isAwaited,
  nextPicture,
  pictureMade,
  tellPictureMade,
} from './picture-queue.ts';

test('a picture somebody waits for goes before its turn', async () => {
  expectPictures(['front', 'side', 'back']);
  expect(nextPicture()).toBe('front');
  const seen = pictureMade('back');
  expect([nextPicture(), isAwaited('back'), isAwaited('front')]).toEqual(['back', true, false]);
  tellPictureMade('back');
  await seen;
  expect(nextPicture()).toBe('front');
});

test('nobody waits for a picture that is not going to be made', async () => {
  expectPictures([]);
  await pictureMade('unknown');
  expect(nextPicture()).toBeUndefined();
});
