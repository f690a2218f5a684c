export { Blocks, Facts } from './blocks.tsx';
export { ContentButton } from './content-button.tsx';
export { ContentPicture } from './content-picture.tsx';
export { RichText } from './rich-text.tsx';
