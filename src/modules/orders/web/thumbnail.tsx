import { classNames } from '#ui/class-names.ts';

interface ThumbnailProps {
  /** Picture URL of a line as the API returns it; null without a picture. */
  url: string | null;
  className?: string;
}

const WIDTHS = [180, 320, 500];

/** Small picture of a line; decorative, since the name is next to it. */
export function Thumbnail({ url, className }: ThumbnailProps) {
  const sized = (width: number) => url?.replace(/-\d+\.webp$/, `-${width}.webp`);
  return (
    <span className={classNames('block flex-none rounded-badge bg-brume', className)}>
      {url && (
        <img
          src={sized(180)}
          srcSet={WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ')}
          sizes="(min-width: 768px) 112px, 80px"
          alt=""
          width={112}
          height={140}
          className="block h-auto w-full"
        />
      )}
    </span>
  );
}
