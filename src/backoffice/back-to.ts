import { localPath } from '#kit/local-path.ts';
import { officePaths } from './paths.ts';

/** A page of this back office to go on to; never another's. */
export function backTo(wanted: string | null): string {
  const back = localPath(wanted);
  return back?.startsWith(officePaths.home()) ? back : officePaths.home();
}
