import { classNames } from './class-names.ts';

export interface PictureSource {
  /** `image/avif`, `image/webp`. */
  type?: string;
  srcSet: string;
  /** Media query, when this source is another crop for some screens. */
  media?: string;
  width?: number;
  height?: number;
}

export interface PictureData {
  /** Preferred format first; the browser takes the first it supports. */
  sources: readonly PictureSource[];
  src: string;
  width: number;
  height: number;
  /** Tiny data URI shown while the picture arrives; only for the first row. */
  placeholder?: string;
}

interface PictureProps {
  picture: PictureData;
  /** Alternative text; empty for decorative pictures. */
  alt: string;
  /** Exact widths per screen, as in `(min-width:1260px) 286px, 46vw`. */
  sizes?: string;
  /** For the largest picture above the fold: loaded with priority, never lazily. */
  priority?: boolean;
  className?: string;
}

export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
  const { sources, src, width, height, placeholder } = picture;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={`${source.type} ${source.media}`} sizes={sizes} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
        className={classNames('block h-auto max-w-full bg-cover', className)}
      />
    </picture>
  );
}
