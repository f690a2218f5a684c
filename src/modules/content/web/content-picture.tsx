import type { Image } from '#modules/media/contracts.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { Picture } from '#ui/picture.tsx';

interface ContentPictureProps {
  image: Image | null;
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/** A picture of the content; renders nothing without one. */
export function ContentPicture({ image, ...rest }: ContentPictureProps) {
  return image && <Picture picture={pictureOf(image)} alt={image.alternativeText} {...rest} />;
}
