/** The six kinds of files a message may carry (CNT-05). */
export type FileKind = 'document' | 'image' | 'audio' | 'video' | 'archive' | 'calendar';

interface FileType {
  kind: FileKind;
  mediaType: string;
  /** Whether the first bytes match this type, because a file name proves nothing. */
  begins(bytes: Uint8Array): boolean;
}

const has = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((value, index) => bytes[at + index] === value);
const characters = (text: string) => [...text].map((character) => character.charCodeAt(0));
const says = (bytes: Uint8Array, at: number, text: string) => has(bytes, at, ...characters(text));

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const isOle = (bytes: Uint8Array) => has(bytes, 0, ...OLE);
const isZip = (bytes: Uint8Array) =>
  has(bytes, 0, 0x50, 0x4b, 3, 4) || has(bytes, 0, 0x50, 0x4b, 5, 6);
const isRiff = (form: string) => (bytes: Uint8Array) =>
  says(bytes, 0, 'RIFF') && says(bytes, 8, form);
const isOgg = (bytes: Uint8Array) => says(bytes, 0, 'OggS');
const isMatroska = (bytes: Uint8Array) => has(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3);
const isJpeg = (bytes: Uint8Array) => has(bytes, 0, 0xff, 0xd8, 0xff);
const isTiff = (bytes: Uint8Array) =>
  has(bytes, 0, 0x49, 0x49, 0x2a, 0) || has(bytes, 0, 0x4d, 0x4d, 0, 0x2a);
const isGzip = (bytes: Uint8Array) => has(bytes, 0, 0x1f, 0x8b);
const isMpegProgram = (bytes: Uint8Array) =>
  has(bytes, 0, 0, 0, 1, 0xba) || has(bytes, 0, 0, 0, 1, 0xb3);
/** MPEG audio frames start with eleven set bits. */
const isMpegAudio = (bytes: Uint8Array) =>
  says(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);

/** Brands of images; other files of this container format are audio or video. */
const PICTURE_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];
const isPictureBrand = (bytes: Uint8Array) => PICTURE_BRANDS.some((brand) => says(bytes, 8, brand));
const isBase = (bytes: Uint8Array) => says(bytes, 4, 'ftyp');
const isPicture = (bytes: Uint8Array) => isBase(bytes) && isPictureBrand(bytes);
const isFilm = (bytes: Uint8Array) => isBase(bytes) && !isPictureBrand(bytes);
/** QuickTime files from before 2001 may start with any of their atoms. */
const isMovie = (bytes: Uint8Array) =>
  isFilm(bytes) || ['moov', 'mdat', 'wide', 'free'].some((part) => says(bytes, 4, part));

/** Plain text only: printable characters in any encoding, tabs and line breaks. */
const isText = (bytes: Uint8Array) =>
  bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13);
const withoutMark = (bytes: Uint8Array) =>
  has(bytes, 0, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
const isCalendar = (bytes: Uint8Array) =>
  isText(bytes) && says(withoutMark(bytes), 0, 'BEGIN:VCALENDAR');

const type =
  (kind: FileKind) =>
  (mediaType: string, begins: FileType['begins'], ...extensions: string[]) =>
    extensions.map((extension) => [extension, { kind, mediaType, begins }] as const);
const document = type('document');
const image = type('image');
const audio = type('audio');
const video = type('video');
const archive = type('archive');
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ...document('application/pdf', (bytes) => says(bytes, 0, '%PDF-'), 'pdf'),
  ...document('application/msword', isOle, 'doc'),
  ...document('application/vnd.ms-excel', isOle, 'xls'),
  ...document(`${OFFICE}.wordprocessingml.document`, isZip, 'docx'),
  ...document(`${OFFICE}.spreadsheetml.sheet`, isZip, 'xlsx'),
  ...document(`${OPEN}.text`, isZip, 'odt'),
  ...document(`${OPEN}.spreadsheet`, isZip, 'ods'),
  ...document('application/rtf', (bytes) => says(bytes, 0, '{\\rtf'), 'rtf'),
  ...document('text/plain', isText, 'txt'),
  ...document('text/csv', isText, 'csv'),
  ...image('image/jpeg', isJpeg, 'jpg', 'jpeg'),
  ...image('image/png', (bytes) => has(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'png'),
  ...image('image/gif', (bytes) => says(bytes, 0, 'GIF8'), 'gif'),
  ...image('image/webp', isRiff('WEBP'), 'webp'),
  ...image('image/heic', isPicture, 'heic', 'heif'),
  ...image('image/avif', isPicture, 'avif'),
  ...image('image/bmp', (bytes) => says(bytes, 0, 'BM'), 'bmp'),
  ...image('image/tiff', isTiff, 'tif', 'tiff'),
  ...audio('audio/mpeg', isMpegAudio, 'mp3'),
  ...audio('audio/aac', isMpegAudio, 'aac'),
  ...audio('audio/mp4', isFilm, 'm4a'),
  ...audio('audio/ogg', isOgg, 'ogg', 'oga', 'opus'),
  ...audio('audio/wav', isRiff('WAVE'), 'wav'),
  ...audio('audio/flac', (bytes) => says(bytes, 0, 'fLaC'), 'flac'),
  ...audio('audio/amr', (bytes) => says(bytes, 0, '#!AMR'), 'amr'),
  ...video('video/mp4', isFilm, 'mp4', 'm4v'),
  ...video('video/quicktime', isMovie, 'mov'),
  ...video('video/3gpp', isFilm, '3gp'),
  ...video('video/webm', isMatroska, 'webm'),
  ...video('video/x-matroska', isMatroska, 'mkv'),
  ...video('video/x-msvideo', isRiff('AVI '), 'avi'),
  ...video('video/mpeg', isMpegProgram, 'mpg', 'mpeg'),
  ...archive('application/zip', isZip, 'zip'),
  ...archive('application/vnd.rar', (bytes) => says(bytes, 0, 'Rar!\u001a\u0007'), 'rar'),
  ...archive(
    'application/x-7z-compressed',
    (bytes) => has(bytes, 0, 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
    '7z',
  ),
  ...archive('application/gzip', isGzip, 'gz', 'tgz'),
  ...archive('application/x-tar', (bytes) => says(bytes, 257, 'ustar'), 'tar'),
  ...type('calendar')('text/calendar', isCalendar, 'ics'),
]);

/** Value for the `accept` attribute of a file input: `.pdf,.jpg,…`. */
export const ACCEPTED_FILES: string = [...TYPES.keys()]
  .map((extension) => `.${extension}`)
  .join(',');

/** Number of leading bytes from which the type is detected. */
export const SNIFFED_BYTES = 4096;

/** Start of an HTML document, anywhere in the leading bytes of a type whose signature is only a few letters. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i;
/** Types whose signature is a few letters that an HTML document could also start with. */
const BY_SIGNATURE_TEXT: ReadonlySet<string> = new Set([
  'pdf',
  'rtf',
  'gif',
  'bmp',
  'mp3',
  'aac',
  'amr',
]);

/** Whether a file with this extension is really an HTML document. */
const isPage = (extension: string, bytes: Uint8Array): boolean =>
  BY_SIGNATURE_TEXT.has(extension) && MARKUP.test(new TextDecoder('latin1').decode(bytes));

export interface AllowedFileType {
  kind: FileKind;
  mediaType: string;
  extension: string;
}

/**
 * File type by name, if the first bytes match; null when the type is not allowed or the content
 * does not match the name (CNT-04, CNT-05).
 */
export function typeOfFile(name: string, firstBytes: Uint8Array): AllowedFileType | null {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = TYPES.get(extension);
  if (!found || firstBytes.length === 0 || !found.begins(firstBytes)) return null;
  if (isPage(extension, firstBytes)) return null;
  return { kind: found.kind, mediaType: found.mediaType, extension };
}
