export {
  type ImageFormat,
  imageFormatOf,
  LARGEST_IMAGE,
  LARGEST_UPLOAD,
  OWN_ENDPOINT,
} from './image-type.ts';
export { PEEKING, PEEKING_SIZE, type Peeking, peekingPath } from './peeking.ts';
export { AVATAR, avatarPath, isScene, SCENES, type Scene, scenePath, sharePath } from './scenes.ts';
export { readTransformation, type Step, type Transformation, WIDEST } from './transformation.ts';
