/** Fired on the document for what no page shows in its data; only the tracker hears it. */
export const CONVERSION_EVENT = 'gamelle:done';

export type Conversion = { lead: 'newsletter' | 'contact' };

/** Says that something was done, for whoever measures; after a no nobody does. */
export const emitConversion = (conversion: Conversion): void => {
  document.dispatchEvent(new CustomEvent(CONVERSION_EVENT, { detail: conversion }));
};
