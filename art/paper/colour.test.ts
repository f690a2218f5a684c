import { describe, expect, it } from 'vitest';
import { ranges } from '../pack-art.ts';
import { contrast, lighten, mix, paper, textOn } from './colour.ts';

describe('colours', () => {
  it.each(Object.entries(ranges))('letters on the %s range reach 4.5:1', (_, ground) => {
    expect(contrast(ground, textOn(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast(paper.encre, paper.lait)).toBeCloseTo(15.68, 1);
  });

  it('lightens without changing a colour it leaves alone', () => {
    expect(lighten('#2e64a6', 0)).toBe('#2e64a6');
    expect(contrast(lighten('#2e64a6', 0.1), '#000000')).toBeGreaterThan(
      contrast('#2e64a6', '#000000'),
    );
  });

  it('mixes channel by channel', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
  });
});
