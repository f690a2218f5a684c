import type { ShopDocument } from '#modules/content/contracts.ts';

/** URL that opens the visitor's map application with directions to the shop. */
export function routeTo({ position }: Pick<ShopDocument, 'position'>): string {
  const destination = `${position.lat},${position.lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

const COUNTRY_CODE = /^\+(33|32|352)/;

/** Formats an E.164 number in pairs from its end, with no-break spaces: `+33 1 99 00 12 34`. */
export function formatPhone(phone: string): string {
  const code = COUNTRY_CODE.exec(phone)?.[0];
  if (!code) return phone;
  const rest = phone.slice(code.length).replace(/\B(?=(\d\d)+$)/g, '\u00a0');
  return `${code}\u00a0${rest}`;
}
