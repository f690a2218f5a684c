import type { ChoicesShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { LoadedVersions } from './load-versions.server.ts';

/** Address of the page with a version compared with another. */
export type VersionsPath = (query?: { version?: string; avec?: string }) => string;

export interface VersionsProps extends LoadedVersions {
  title: string;
  /** Link to the product or category. */
  back: { to: string; text: string };
  /** Page of its forms, which prepare an edit for a later moment. */
  editAt: string;
  pathOf: VersionsPath;
  /** What a version does not give back. */
  excluded: string;
  /** Values of facts with their French names. */
  choices: ChoicesShape | null;
  refused: FormAnswer | undefined;
}
