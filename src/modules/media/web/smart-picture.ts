import type { PictureData, PictureSource } from '#ui/picture.tsx';

/** CSS pixels at a breakpoint; `transformation` is appended to the size. */
export interface SmartSize {
  width: number;
  height: number;
  transformation?: string;
}

export interface SmartSizes {
  /** From 1260 px, from 768 px, and below. */
  desktop?: SmartSize;
  tablet?: SmartSize;
  mobile: SmartSize;
}

const MEDIA = { desktop: '(min-width:1260px)', tablet: '(min-width:768px)' } as const;
/** On phones, a photo is sharp enough at twice its CSS size. */
const DENSITIES = [1, 2];

/** URL of the image host with one more step; rotation always comes first. */
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

/** URL of the placeholder while a picture loads: quarter size, quality 20, blur 4 (IMG-03). */
export const placeholderUrl = (url: string, { width, height }: SmartSize): string =>
  stepped(url, `w-${Math.round(width / 4)},h-${Math.round(height / 4)},q-20,bl-4`);

/** A picture of the image host, with a size for each breakpoint (IMG-02). */
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
