/** Whether a number may stand under bars: 8 or 13 digits, the last of which follows from the others. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false;
  const digits = [...text].map(Number);
  // From the right: once, three times, once… with the last digit it makes a round number.
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
