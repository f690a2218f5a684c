import { actions } from './actions.tsx';
import { content } from './content.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import type { Controls } from './specimen.tsx';

/** Every control of `src/ui`; `sections.test.ts` compares it with the folder. */
export const SECTIONS: ReadonlyMap<string, Controls> = new Map([
  ['actions', actions],
  ['fields', fields],
  ['feedback', feedback],
  ['content', content],
]);
