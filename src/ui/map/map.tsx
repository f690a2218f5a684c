import { useEffect, useRef, useState } from 'react';
import { words } from '#i18n/words.ts';
import { classNames } from '../class-names.ts';
import messages from '../messages/map.fr.json';
import type { DrawnMap, MapContent } from './map-parts.ts';

const t = words(messages);

interface MapProps extends MapContent {
  /** Accessible name of the map. */
  label: string;
  onSelect: (id: string) => void;
  /** Height and visibility classes. */
  className?: string;
}

/**
 * Markers on a map. Its code is loaded when it first becomes visible; everything it shows must also
 * be in a list beside it.
 */
export function PlaceMap({ label, markers, selected, here, onSelect, className }: MapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const select = useRef(onSelect);
  select.current = onSelect;
  const content = useRef<MapContent>({ markers, selected, here });
  content.current = { markers, selected, here };
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isGone = false;
    let isRequested = false;
    const load = async () => {
      const { drawMap } = await import('./draw-map.ts');
      const group = (count: number) => t('group', { count });
      const spoken = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), credit: t('credit'), group };
      const map = await drawMap(target, { words: spoken, onSelect: (id) => select.current(id) });
      if (isGone) return map.remove();
      drawn.current = map;
      map.show(content.current);
      setState('ready');
    };
    // A hidden element has no size: the map is drawn when it becomes visible.
    const observer = new ResizeObserver(() => {
      if (target.clientWidth === 0) return;
      drawn.current?.resize();
      if (isRequested) return;
      isRequested = true;
      // Without its code or background data there is no map: the list beside it has all the
      // information.
      load().catch(() => setState('failed'));
    });
    observer.observe(target);
    return () => {
      isGone = true;
      observer.disconnect();
      drawn.current?.remove();
      drawn.current = null;
    };
  }, []);
  useEffect(() => {
    drawn.current?.show({ markers, selected, here });
  }, [markers, selected, here]);

  return (
    <section
      aria-label={label}
      aria-busy={state === 'loading'}
      className={classNames(
        'relative isolate overflow-hidden rounded-card border border-trait bg-ciel-100',
        className,
      )}
    >
      <div ref={element} className="size-full" />
      {state === 'failed' && (
        <p className="absolute inset-0 grid place-items-center p-6 text-center text-small">
          {t('failed')}
        </p>
      )}
    </section>
  );
}
