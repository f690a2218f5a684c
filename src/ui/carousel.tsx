import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createCarousel, swipeOf } from './carousel-steps.ts';
import { classNames } from './class-names.ts';
import { RailButton } from './rail.tsx';
import { generic } from './words.ts';

interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  interval?: number;
  infinite?: boolean;
  /** Heights for the four screen widths (UIX-10). */
  heights?: string;
}

/**
 * Advances automatically until the visitor interacts with it; the pause button comes first, and
 * reduced motion is respected.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    interval,
    infinite,
    heights = 'h-80 md:h-[329px] lg:h-[401px] xl:h-[500px]',
  } = props;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const start = useRef(0);
  const count = slides.length;
  const carousel = useMemo(
    () => createCarousel({ count, interval, infinite, onMove: setIndex }),
    [count, interval, infinite],
  );

  useEffect(() => {
    setPlaying(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    return carousel.dispose;
  }, [carousel, count]);
  useEffect(() => {
    if (playing) carousel.play();
    else carousel.pause();
  }, [carousel, playing]);

  const byHand = (move: () => void) => () => {
    setPlaying(false);
    move();
  };
  const endDrag = (event: PointerEvent) => {
    const swipe = swipeOf(event.clientX - start.current, window.innerWidth);
    if (swipe !== 0) byHand(swipe > 0 ? carousel.next : carousel.previous)();
  };

  return (
    <section
      aria-label={label}
      aria-roledescription={generic('carousel.role')}
      className="flex flex-col-reverse"
    >
      {count > 1 && (
        <div className="mt-3 flex items-center justify-end gap-2 print:hidden">
          <RailButton
            of={playing ? Pause : Play}
            label={generic(playing ? 'carousel.pause' : 'carousel.play')}
            off={false}
            press={() => setPlaying(!playing)}
          />
          <span className="px-2 text-small tabular-nums">{`${index + 1} / ${count}`}</span>
          <RailButton
            of={ChevronLeft}
            label={generic('previous')}
            off={infinite === false && index === 0}
            press={byHand(carousel.previous)}
          />
          <RailButton
            of={ChevronRight}
            label={generic('next')}
            off={infinite === false && index === count - 1}
            press={byHand(carousel.next)}
          />
        </div>
      )}
      <div
        // Where slides are swiped, native dragging of pictures or selected text would swallow the
        // swipe.
        className={classNames(
          'relative touch-pan-y overflow-hidden max-[1025px]:select-none [&_img]:pointer-events-none',
          heights,
        )}
        onPointerDown={(event) => {
          start.current = event.clientX;
        }}
        onPointerUp={endDrag}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map(({ key, content }, at) => (
          <div
            key={key}
            inert={at !== index}
            className={classNames(
              'absolute inset-0 transition-opacity duration-200',
              at !== index && 'opacity-0',
            )}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
