import { brotliCompressSync, gzipSync } from 'node:zlib';
import { drawScene, type SceneName } from '#art/index.ts';
import { isScene, SCENES } from '../rules/index.ts';

interface SceneFile {
  /** Nothing where the plain text is sent. */
  encoding?: 'br' | 'gzip';
  content: Uint8Array<ArrayBuffer>;
}

const made = new Map<string, SceneFile>();

/**
 * The SVG of a scene in the best encoding the browser takes, drawn and compressed on first use;
 * null when no scene has this name.
 */
export function sceneFile(name: string, accepted: string): SceneFile | null {
  if (!isScene(name)) return null;
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const key = `${name}.${encoding}`;
  const file = made.get(key) ?? { encoding, content: compressed(name, encoding) };
  made.set(key, file);
  return file;
}

function compressed(name: SceneName, encoding: SceneFile['encoding']) {
  const svg = drawScene(name, SCENES[name as keyof typeof SCENES]);
  if (encoding === 'br') return new Uint8Array(brotliCompressSync(svg));
  return new Uint8Array(encoding === 'gzip' ? gzipSync(svg) : Buffer.from(svg));
}
