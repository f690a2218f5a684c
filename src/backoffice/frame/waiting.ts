import type { OfficeSection } from './sections.ts';

/** Number of open items by section. */
export type Waiting = Partial<Record<OfficeSection['name'], number>>;
