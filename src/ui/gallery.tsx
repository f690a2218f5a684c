import { classNames } from './class-names.ts';
import { Picture, type PictureData } from './picture.tsx';
import { useRail } from './use-rail.ts';
import { generic } from './words.ts';

export interface GalleryView {
  picture: PictureData;
  alt: string;
}

interface GalleryProps {
  /** Accessible name of the region: what is shown. */
  label: string;
  views: readonly GalleryView[];
  sizes: string;
}

/** A large swipeable picture with all thumbnails visible. */
export function Gallery({ label, views, sizes }: GalleryProps) {
  const { rail, index, show } = useRail<HTMLUListElement>();
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-3 lg:grid-cols-[5rem_1fr] lg:gap-4">
      <div className="relative min-w-0 lg:col-start-2">
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
        <ul ref={rail} tabIndex={0} className="rail rounded-card bg-brume">
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
          {views.map((view, at) => (
            <li key={view.picture.src} className="w-full snap-center">
              <Picture
                picture={view.picture}
                alt={view.alt}
                sizes={sizes}
                priority={at === 0}
                className="aspect-4/5 w-full object-contain"
              />
            </li>
          ))}
        </ul>
        <p className="absolute top-3 right-3 rounded-full bg-blanc px-3 py-1 text-mini font-bold tabular-nums lg:hidden">
          <span aria-hidden="true">{`${index + 1}/${views.length}`}</span>
          <span className="sr-only">
            {generic('gallery.view', { index: index + 1, total: views.length })}
          </span>
        </p>
      </div>
      <ul
        aria-label={generic('gallery.thumbnails')}
        className="flex flex-wrap gap-2 lg:row-start-1 lg:flex-col lg:flex-nowrap lg:gap-3"
      >
        {views.map((view, at) => (
          <li key={view.picture.src} className="w-[calc(20%-0.4rem)] max-w-20 lg:w-20">
            <button
              type="button"
              onClick={() => show(at)}
              aria-current={at === index}
              aria-label={view.alt}
              className={classNames(
                'block w-full overflow-hidden rounded-field border-2 bg-brume',
                at === index ? 'border-sapin-700' : 'border-transparent hover:border-trait-fort',
              )}
            >
              <Picture
                picture={view.picture}
                alt=""
                sizes="80px"
                className="aspect-4/5 w-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
