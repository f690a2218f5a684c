export {
  type AvatarArt,
  type BodyConditionArt,
  drawAvatar,
  drawBodyCondition,
} from './draw-animal.ts';
export { drawComposition, type NamedShare } from './draw-composition.ts';
export { drawPack } from './draw-pack.ts';
export { drawPeeking, drawScene, type SceneName, sceneNames } from './draw-scene.ts';
export { drawShare, SHARE } from './draw-share.ts';
export { drawView, type View, type ViewDetails, views } from './draw-view.ts';
export type { PackArt, PackKind, Range, Species } from './pack-art.ts';
export { type PeekingName, peekingNames } from './scenes/peeking.ts';
