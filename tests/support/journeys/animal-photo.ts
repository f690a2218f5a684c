import { photo } from '../photo.ts';

export const jpeg = async (name = 'moka.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(1600, 1200),
});
