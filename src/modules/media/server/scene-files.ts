import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type BodyConditionArt,
  drawAvatar,
  drawBodyCondition,
  drawPeeking,
  drawScene,
  type PeekingName,
  peekingNames,
  type SceneName,
} from '#art/index.ts';
import { Cache } from '#kit/cache.ts';
import { AVATAR, isScene, PEEKING, PEEKING_SIZE, SCENES, type Scene } from '../rules/index.ts';

interface SceneFile {
  /** Omitted for the uncompressed text. */
  encoding?: 'br' | 'gzip';
  content: Uint8Array<ArrayBuffer>;
}

const MEGABYTE = 1024 * 1024;
/** Large enough for all of them. */
const made = new Cache<SceneFile>({
  name: 'scenes',
  mostBytes: 8 * MEGABYTE,
  sizeOf: ({ content }) => content.length,
});

/**
 * The SVG of a scene in the best encoding the browser accepts, drawn and compressed on first use;
 * null for an unknown name.
 */
export function sceneFile(name: string, accepted: string): SceneFile | null {
  if (!isScene(name) && !AVATAR.test(name) && !peekingOf(name)) return null;
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const key = `${name}.${encoding}`;
  const file = made.get(key) ?? { encoding, content: compressed(name, encoding) };
  made.set(key, file);
  return file;
}

const BODY = /^body-(dog|cat)-([1-5])$/;

function peekingOf(name: string): PeekingName | undefined {
  const [, named] = PEEKING.exec(name) ?? [];
  return peekingNames.find((one) => one === named);
}

function svgOf(name: string): string {
  const peeking = peekingOf(name);
  if (peeking) return drawPeeking(peeking, PEEKING_SIZE);
  const [, head, seed] = AVATAR.exec(name) ?? [];
  if (head) return drawAvatar({ species: head as 'dog' | 'cat', seed: Number(seed) });
  const [, species, level] = BODY.exec(name) ?? [];
  if (!species) return drawScene(name as SceneName, SCENES[name as Scene]);
  const body = { species, level: Number(level), view: 'side' } as BodyConditionArt;
  return drawBodyCondition(body);
}

function compressed(name: string, encoding: SceneFile['encoding']) {
  const svg = svgOf(name);
  if (encoding === 'br') return new Uint8Array(brotliCompressSync(svg));
  return new Uint8Array(encoding === 'gzip' ? gzipSync(svg) : Buffer.from(svg));
}
