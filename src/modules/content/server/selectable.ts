import { type EntryType, entryShapes } from '../contracts.ts';

/** The fields of a type a call may choose. */
export const selectable = (type: EntryType) =>
  new Set([...Object.keys(entryShapes[type].shape), 'createdAt', 'updatedAt', 'publishedAt']);
