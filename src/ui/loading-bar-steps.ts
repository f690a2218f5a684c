/** Milliseconds, UIX-15 to UIX-18. */
export const loadingBarTimes = { throttle: 200, duration: 2000, hide: 500, reset: 400 };

export interface LoadingBarState {
  visible: boolean;
  /** Target position of the bar, from 0 to 1. */
  progress: number;
  /** Duration of the move in milliseconds. */
  over: number;
}

const idle: LoadingBarState = { visible: false, progress: 0, over: 0 };

/**
 * The life of the bar: nothing before `throttle`, then towards the end over `duration`; when the
 * work is done it fills, hides after `hide` and goes back to nothing `reset` later.
 */
export function createLoadingBar(show: (state: LoadingBarState) => void) {
  const { throttle, duration, hide, reset } = loadingBarTimes;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = false;

  const later = (wait: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, wait);
  };
  const present = (state: LoadingBarState) => {
    visible = state.visible;
    show(state);
  };

  return {
    start() {
      later(throttle, () => {
        present({ visible: true, progress: 0.94, over: duration });
      });
    },
    finish() {
      clearTimeout(timer);
      if (!visible) return;
      present({ visible: true, progress: 1, over: 200 });
      later(hide, () => {
        present({ visible: false, progress: 1, over: 0 });
        later(reset, () => present(idle));
      });
    },
    dispose() {
      clearTimeout(timer);
    },
  };
}
