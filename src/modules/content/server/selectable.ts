import { type EntryType, entryShapes } from '../contracts.ts';

/** Fields of a type that a request may select. */
export const selectable = (type: EntryType) =>
  new Set([...Object.keys(entryShapes[type].shape), 'createdAt', 'updatedAt', 'publishedAt']);
