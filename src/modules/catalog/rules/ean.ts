/** Whether a number is a valid EAN: 8 or 13 digits, the last one a check digit. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false;
  const digits = [...text].map(Number);
  // From the right, weights 1, 3, 1, 3…: with the check digit, the sum is a multiple of ten.
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
