export { pictureOf, type StoredPicture } from './picture-of.ts';
export { Scene } from './scene.tsx';
