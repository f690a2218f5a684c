export { LARGEST_FILE, LARGEST_REPLY, LARGEST_REQUEST, MOST_FILES } from './file-limits.ts';
export {
  ACCEPTED_FILES,
  type AllowedFileType,
  type FileKind,
  SNIFFED_BYTES,
  typeOfFile,
} from './file-types.ts';
export { type Blanks, fillTemplate, hasBlanks } from './fill-template.ts';
export { beforeWorkingHours } from './working-hours.ts';
