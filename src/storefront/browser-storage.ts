type SimpleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stands in where a browser keeps nothing for us: it lasts as long as the page. */
const memory = new Map<string, string>();
const forThisPage: SimpleStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** Some browsers refuse a storage by throwing when it is only looked at; no page may fail for it. */
function storageOf(name: 'localStorage' | 'sessionStorage'): SimpleStorage {
  try {
    return window[name];
  } catch {
    return forThisPage;
  }
}

/** What is kept for the visit of a tab. */
export const visitStorage = (): SimpleStorage => storageOf('sessionStorage');

/** What is kept over visits. */
export const lastingStorage = (): SimpleStorage => storageOf('localStorage');
