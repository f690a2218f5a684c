import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const folder = 'src/ui/fonts';

describe('the web fonts', () => {
  it('weigh at most 45 KB together', async () => {
    const sizes = await Promise.all(
      ['bricolage.woff2', 'figtree.woff2'].map(
        async (name) => (await stat(`${folder}/${name}`)).size,
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(5_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1024);
  });

  it.each(['src/ui/fonts', 'art/fonts'])('travel with their licence in %s', async (place) => {
    for (const name of ['bricolage-OFL.txt', 'figtree-OFL.txt']) {
      expect(await readFile(`${place}/${name}`, 'utf8')).toContain('SIL Open Font License');
    }
  });
});
