import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Reloads a page's data also after one of its forms was refused. During an outage loading would
 * fail, so the page is left as it is, with the typed values.
 */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503;
