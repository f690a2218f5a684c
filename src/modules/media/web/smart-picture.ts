import type { PictureData, PictureSource } from '#ui/picture.tsx';

/** CSS pixels on screens of a breakpoint; `transformation` is added to the size. */
export interface SmartSize {
  width: number;
  height: number;
  transformation?: string;
}

export interface SmartSizes {
  /** From 1260, from 768, and below. */
  desktop?: SmartSize;
  tablet?: SmartSize;
  mobile: SmartSize;
}

const MEDIA = { desktop: '(min-width:1260px)', tablet: '(min-width:768px)' } as const;
/** A photo of a telephone is sharp enough at twice its size on screen. */
const DENSITIES = [1, 2];

/** An address of the image host with one more step; a turned picture is turned first. */
function stepped(url: string, step: string): string {
  const turned = /[?&]tr=[^&]*/.exec(url)?.[0];
  if (turned) return url.replace(turned, `${turned}:${step}`);
  return `${url}${url.includes('?') ? '&' : '?'}tr=${step}`;
}

const sized = (url: string, { width, height, transformation }: SmartSize, density: number) =>
  stepped(
    url,
    [`w-${width * density}`, `h-${height * density}`, 'f-auto', transformation]
      .filter(Boolean)
      .join(','),
  );

/** The placeholder while a picture arrives: a quarter as wide and high, quality 20, blur 4 (IMG-03). */
export const placeholderUrl = (url: string, { width, height }: SmartSize): string =>
  stepped(url, `w-${Math.round(width / 4)},h-${Math.round(height / 4)},q-20,bl-4`);

/** A picture of the image host, in its own size for each breakpoint (IMG-02). */
export function smartPicture(url: string, sizes: SmartSizes): PictureData {
  const srcSet = (size: SmartSize) =>
    DENSITIES.map((density) => `${sized(url, size, density)} ${density}x`).join(', ');
  const sources = (['desktop', 'tablet'] as const).flatMap((breakpoint): PictureSource[] => {
    const size = sizes[breakpoint];
    if (!size) return [];
    const { width, height } = size;
    return [{ media: MEDIA[breakpoint], srcSet: srcSet(size), width, height }];
  });
  const { mobile } = sizes;
  return {
    sources: [...sources, { srcSet: srcSet(mobile) }],
    src: sized(url, mobile, 1),
    width: mobile.width,
    height: mobile.height,
    placeholder: placeholderUrl(url, mobile),
  };
}
