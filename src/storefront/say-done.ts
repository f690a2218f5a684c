/** Fired on the document for what no page shows in its data; only the tracker hears it. */
export const DONE = 'gamelle:done';

export type Done = { lead: 'newsletter' | 'contact' };

/** Says that something was done, for whoever measures; after a no nobody does. */
export const sayDone = (done: Done): void => {
  document.dispatchEvent(new CustomEvent(DONE, { detail: done }));
};
