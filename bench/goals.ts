const shortfalls: string[] = [];

/** Notes something that is not as it should be: `sayHowItEnded` tells it. */
export const fellShort = (what: string) => void shortfalls.push(what);

/** What a measure may lie beside its goal, in parts of it: it varies by so much from run to run. */
const NOISE = 0.1;

/** A goal: `value` comes to at most `most`. A miss within the noise of the measure counts as met. */
export function expectAtMost(what: string, value: number, most: number, unit: string): void {
  if (!(value <= most * (1 + NOISE)))
    fellShort(`${what}: ${value.toFixed(2)} ${unit}, goal ${most}`);
}

/** The same the other way round: `value` comes to at least `least`. */
export function expectAtLeast(what: string, value: number, least: number, unit: string): void {
  if (!(value >= least * (1 - NOISE)))
    fellShort(`${what}: ${value.toFixed(2)} ${unit}, goal ${least}`);
}

/** The last line of a bench; the process ends with 1 where something fell short. */
export function sayHowItEnded(): void {
  const noise = `noise of a measure: ${NOISE * 100} %`;
  console.log(
    shortfalls.length === 0
      ? `\nNothing fell short (${noise}).`
      : `\nFell short (${noise}): ${shortfalls.join('; ')}.`,
  );
  if (shortfalls.length > 0) process.exitCode = 1;
}
