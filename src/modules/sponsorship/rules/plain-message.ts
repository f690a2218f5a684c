/** A few words to a friend, not a letter. */
export const MESSAGE_LENGTH = 300;

const LEADS_ELSEWHERE = /https?:|www\.|[\p{L}\d-]+\.(?:[a-z]{2,}\b)(?=[\s/!?,;:)]|$)|@|<[^>]*>/iu;
const CONTROL = /(?![\t\r\n])\p{Cc}/u;
const PHONE = /(?:\d[\s.-]?){9,}/;

/**
 * Whether a text may stand in a mail we send for somebody: no link, address, number or markup, so
 * that nobody uses our name to advertise or to trick.
 */
export const isPlainMessage = (text: string): boolean =>
  !LEADS_ELSEWHERE.test(text) && !CONTROL.test(text) && !PHONE.test(text);
