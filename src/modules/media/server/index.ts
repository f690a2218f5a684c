export { dropImages, holdImage } from './keep-image.ts';
export { listPictures } from './list-pictures.ts';
export { mediaData } from './personal-data.ts';
export { hashOf, type PictureArt, sizeOf } from './picture-art.ts';
export { presentImage, sceneImage } from './present.ts';
export { registerPictures } from './register-pictures.ts';
export { renderPreviews } from './render-pictures.ts';
export { prepareTeamPicture, registerTeamPicture } from './team-picture.ts';
export { makeTicket } from './upload-signature.ts';
