import { pictureOf } from '#modules/media/web/index.ts';
import { Picture } from '#ui/picture.tsx';

const SIDE = 72;

/** The picture of the ordered format; decorative, because the name is beside it. */
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
