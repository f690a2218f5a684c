import { describe, expect, it } from 'vitest';
import { breakLines, type Style, widthOf, write } from './lettering.ts';
import { boundsOf } from './path.ts';

const style: Style = { face: 'display', size: 100 };

describe('lettering', () => {
  it('draws French letters, quotes and units', () => {
    for (const character of 'àâæçéèêëîïôœùûüÿÀÉÈÊÇŒ«»’…–—€°²×−') {
      expect(write(character, style, 0, 0).length, character).toBeGreaterThan(3);
    }
  });

  it('sets the narrow no-break space as a no-break space', () => {
    expect(widthOf('70\u202f%', style)).toBe(widthOf('70\u00a0%', style));
  });

  it('falls back to the bare letter where the font has no accented one', () => {
    expect(widthOf('Ÿ', style)).toBe(widthOf('Y', style));
  });

  it('centres and right-aligns on the point it is given', () => {
    const middle = boundsOf(write('Gamelle', style, 500, 0, 'middle'));
    expect((middle.left + middle.right) / 2).toBeCloseTo(500, -1);
    expect(boundsOf(write('Gamelle', style, 500, 0, 'end')).right).toBeLessThanOrEqual(500);
  });

  it('breaks lines at spaces and never wider than asked', () => {
    const lines = breakLines('Poulet et patate douce', style, 500);
    expect(lines.join(' ')).toBe('Poulet et patate douce');
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(500);
  });
});
