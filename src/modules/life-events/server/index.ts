export { findToMention, type Mentioned, noteMentioned } from './mention.ts';
export { noteChangedAnimal } from './note-events.ts';
export { lifeEventsData } from './personal-data.ts';
