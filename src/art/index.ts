export { drawPack } from './draw-pack.ts';
export type { PackArt, PackKind, Range, Species } from './pack-art.ts';
