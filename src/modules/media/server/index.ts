export { hashOf, type PictureArt } from './picture-art.ts';
export { presentImage, sceneImage } from './present.ts';
export { findPictures } from './queries.ts';
export { type PictureDraft, registerPictures } from './register-pictures.ts';
export { renderPreviews } from './render-pictures.ts';
