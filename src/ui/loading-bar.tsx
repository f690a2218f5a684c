import { useEffect, useMemo, useState } from 'react';
import { createLoadingBar, type LoadingBarState } from './loading-bar-steps.ts';
import { generic } from './words.ts';

/** The thin bar at the top while the next page is being fetched. */
export function LoadingBar({ loading }: { loading: boolean }) {
  const [state, show] = useState<LoadingBarState>({ visible: false, progress: 0, over: 0 });
  const bar = useMemo(() => createLoadingBar(show), []);
  useEffect(() => {
    if (loading) bar.start();
    else bar.finish();
  }, [bar, loading]);
  useEffect(() => bar.dispose, [bar]);
  return (
    <div
      role="progressbar"
      aria-label={generic('loading')}
      aria-hidden={!state.visible}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 transition-opacity"
      style={{ opacity: state.visible ? 1 : 0 }}
    >
      <div
        className="h-full origin-left bg-beurre-300 shadow-1 transition-transform"
        style={{ transform: `scaleX(${state.progress})`, transitionDuration: `${state.over}ms` }}
      />
    </div>
  );
}
