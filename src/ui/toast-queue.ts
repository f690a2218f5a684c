export interface Toast {
  id: number;
  text: string;
  /** Undo is also available on the page; here it is only closer. */
  action?: { label: string; run: () => void };
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listen of listeners) listen();
}

/** Announces that something succeeded. Errors are never shown only here. */
export function toast(text: string, action?: Toast['action']): void {
  lastId += 1;
  set([...toasts.slice(-2), { id: lastId, text, action }]);
}

export function dismissToast(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

export function subscribeToToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
