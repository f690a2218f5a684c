import { generic } from './words.ts';

/** The shape of what is coming; give it the size of the real thing. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span className={`block rounded-badge bg-brume-2 motion-safe:animate-breathe ${className}`}>
      <span className="sr-only">{generic('loading')}</span>
    </span>
  );
}
