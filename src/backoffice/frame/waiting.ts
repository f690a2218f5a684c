import type { OfficeSection } from './sections.ts';

/** How much waits, by section of the menu. */
export type Waiting = Partial<Record<OfficeSection['name'], number>>;
