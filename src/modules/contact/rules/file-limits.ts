const MEGABYTE = 1024 * 1024;

/** Largest single file (CNT-03). */
export const LARGEST_FILE = 10 * MEGABYTE;
/** Limit for all files of a reply together: mail servers refuse larger mails. */
export const LARGEST_REPLY = 10 * MEGABYTE;
/** Largest request body: a message with all its files. */
export const LARGEST_REQUEST = 26 * MEGABYTE;
export const MOST_FILES = 5;
