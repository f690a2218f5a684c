import { classNames } from '#ui/class-names.ts';
import { isScene, SCENES, scenePath } from '../rules/index.ts';

interface SceneProps {
  /** Name as used in content; an unknown one renders nothing. */
  name: string;
  /** Alternative text; decorative without it. */
  alt?: string;
  /** For the largest drawing above the fold. */
  priority?: boolean;
  className?: string;
}

/** A drawing of the shop: an empty state, a step, the hero. */
export function Scene({ name, alt = '', priority, className }: SceneProps) {
  if (!isScene(name)) return null;
  return (
    <img
      src={scenePath(name)}
      alt={alt}
      {...SCENES[name]}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={classNames('block h-auto max-w-full', className)}
    />
  );
}
