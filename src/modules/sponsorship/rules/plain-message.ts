/** Maximum characters of a personal message. */
export const MESSAGE_LENGTH = 300;

const LEADS_ELSEWHERE = /https?:|www\.|[\p{L}\d-]+\.(?:[a-z]{2,}\b)(?=[\s/!?,;:)]|$)|@|<[^>]*>/iu;
const CONTROL = /(?![\t\r\n])\p{Cc}/u;
const PHONE = /(?:\d[\s.-]?){9,}/;

/**
 * Whether a text is safe in a mail sent on somebody's behalf: no link, address, number or markup, so that the shop's
 * name is not abused for advertising or fraud.
 */
export const isPlainMessage = (text: string): boolean =>
  !LEADS_ELSEWHERE.test(text) && !CONTROL.test(text) && !PHONE.test(text);
