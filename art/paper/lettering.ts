import bricolage88 from '../fonts/bricolage-800-88.json' with { type: 'json' };
import bricolage100 from '../fonts/bricolage-800-100.json' with { type: 'json' };
import figtree600 from '../fonts/figtree-600.json' with { type: 'json' };
import figtree700 from '../fonts/figtree-700.json' with { type: 'json' };
import { type Command, mapPath, type Path, parsePath } from './path.ts';

/** Letters drawn as outlines: no machine needs the fonts, and every machine draws the same. */

interface Outlines {
  unitsPerEm: number;
  glyphs: Record<string, [advance: number, outline: string]>;
  kerning: Record<string, Record<string, number>>;
}

const faces = {
  display: bricolage88,
  wordmark: bricolage100,
  text: figtree600,
  strong: figtree700,
} as unknown as Record<Face, Outlines>;

export type Face = 'display' | 'wordmark' | 'text' | 'strong';

export interface Style {
  face: Face;
  size: number;
  /** Extra space between letters, in pixels. */
  tracking?: number;
}

const parsed = new Map<string, Path>();

function outline(face: Face, character: string): Path {
  const key = face + character;
  let path = parsed.get(key);
  if (!path) {
    path = parsePath(faces[face].glyphs[character]?.[1] ?? '');
    parsed.set(key, path);
  }
  return path;
}

/** A letter the font lacks falls back to its bare form, then to nothing. */
function charactersOf(text: string, face: Face): string[] {
  const glyphs = faces[face].glyphs;
  return [...text.normalize('NFC').replace(/[\u202f\u2009\t\n]/g, '\u00a0')].flatMap(
    (character) => {
      if (glyphs[character]) return [character];
      const bare = character.normalize('NFD')[0] ?? '';
      return glyphs[bare] ? [bare] : [];
    },
  );
}

export function widthOf(text: string, style: Style): number {
  return walk(text, style, () => {});
}

function walk(text: string, style: Style, visit: (character: string, x: number) => void): number {
  const { unitsPerEm, glyphs, kerning } = faces[style.face];
  const scale = style.size / unitsPerEm;
  const tracking = style.tracking ?? 0;
  let x = 0;
  let before = '';
  for (const character of charactersOf(text, style.face)) {
    if (before) x += (kerning[before]?.[character] ?? 0) * scale + tracking;
    visit(character, x);
    x += (glyphs[character]?.[0] ?? 0) * scale;
    before = character;
  }
  return x;
}

/** Outline of one line of text with its baseline at `y`. */
export function write(
  text: string,
  style: Style,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Path {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, style);
  const scale = style.size / faces[style.face].unitsPerEm;
  const path: Command[] = [];
  walk(text, style, (character, at) => {
    const left = x - shift + at;
    path.push(
      ...mapPath(outline(style.face, character), (u, v) => [left + u * scale, y - v * scale]),
    );
  });
  return path;
}

/** Breaks text into lines no wider than `width`; words are never cut. */
export function breakLines(text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
