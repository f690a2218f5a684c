export { Peeking, type PeekingName } from './peeking.tsx';
export { pictureOf } from './picture-of.ts';
export { Scene } from './scene.tsx';
export { smartPicture } from './smart-picture.ts';
