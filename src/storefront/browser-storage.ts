type SimpleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Fallback where the browser has no storage: it lasts as long as the page. */
const memory = new Map<string, string>();
const forThisPage: SimpleStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** Some browsers throw when a storage is merely accessed; no page may fail because of it. */
function storageOf(name: 'localStorage' | 'sessionStorage'): SimpleStorage {
  try {
    return window[name];
  } catch {
    return forThisPage;
  }
}

/** Storage for the lifetime of a tab. */
export const visitStorage = (): SimpleStorage => storageOf('sessionStorage');

/** Storage that survives the visit. */
export const lastingStorage = (): SimpleStorage => storageOf('localStorage');
