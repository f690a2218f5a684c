import { avatarPath } from '#modules/media/rules/index.ts';
import { smartPicture } from '#modules/media/web/index.ts';
import { Picture } from '#ui/picture.tsx';

export interface Portrayed {
  id: number;
  species: 'dog' | 'cat';
  /** Address of its photo, turned already. */
  photo: string | null;
}

interface PortraitProps {
  animal: Portrayed;
  /** CSS pixels, small screens and wide ones. */
  sizes: { mobile: number; tablet: number };
  alt?: string;
  priority?: boolean;
}

const square = (side: number) => ({ width: side, height: side });

/** An animal's photo; without one its drawn head, always the same for the same animal. */
export function Portrait({ animal, sizes, alt = '', priority }: PortraitProps) {
  const picture = animal.photo
    ? smartPicture(animal.photo, { mobile: square(sizes.mobile), tablet: square(sizes.tablet) })
    : { sources: [], src: avatarPath(animal.species, animal.id), ...square(sizes.mobile) };
  return (
    <Picture
      picture={picture}
      alt={alt}
      priority={priority}
      className="aspect-square w-full rounded-full bg-brume object-cover"
    />
  );
}
