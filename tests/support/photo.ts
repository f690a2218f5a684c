import sharp from 'sharp';

/** A wide picture, green left and red right, with GPS metadata. */
export const photo = (width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#3a3' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: '45/1 45/1 0/1' }, IFD0: { Artist: 'Camille' } })
    .jpeg()
    .toBuffer();
