import { pictureOf } from '#modules/media/web/index.ts';
import { Picture } from '#ui/picture.tsx';

const SIDE = 72;

/** The pack as it was ordered; beside its name, which says what it is. */
export function ProductPicture({ product }: { product: { pictureHash: string | null } }) {
  const { pictureHash: hash } = product;
  if (hash === null) return null;
  const picture = pictureOf({ url: '', hash, width: SIDE, height: SIDE });
  return (
    <span className="w-18 flex-none">
      <Picture picture={picture} alt="" sizes={`${SIDE}px`} />
    </span>
  );
}
