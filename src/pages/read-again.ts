import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Reads a page again after a form of it was refused too. What is away for the moment cannot be read: then
 * the page stays, with what was typed.
 */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503;
