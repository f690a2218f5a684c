import { localPath } from '#kit/local-path.ts';
import { officePaths } from './paths.ts';

/** A back office page to redirect to; anything else is replaced by the start page. */
export function backTo(wanted: string | null): string {
  const back = localPath(wanted);
  return back?.startsWith(officePaths.home()) ? back : officePaths.home();
}
