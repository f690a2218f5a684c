const MEGABYTE = 1024 * 1024;

/** Largest single file (CNT-03). */
export const LARGEST_FILE = 10 * MEGABYTE;
/** All the files of an answer together: with more, its mail is taken by nobody. */
export const LARGEST_REPLY = 10 * MEGABYTE;
/** Largest message with all its files. */
export const LARGEST_REQUEST = 26 * MEGABYTE;
export const MOST_FILES = 5;
