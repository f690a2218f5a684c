/**
 * Event dispatched on the document for conversions that no page data shows; the analytics code
 * listens.
 */
export const CONVERSION_EVENT = 'gamelle:done';

export type Conversion = { lead: 'newsletter' | 'contact' };

/** Reports a conversion to analytics; without consent nothing listens. */
export const emitConversion = (conversion: Conversion): void => {
  document.dispatchEvent(new CustomEvent(CONVERSION_EVENT, { detail: conversion }));
};
