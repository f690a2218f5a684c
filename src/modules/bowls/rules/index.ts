export {
  LEFT_STEP,
  LEFT_WORDS,
  type LeftWord,
  MOST_SHARE,
  saidAsAmount,
  saidInWords,
} from './answers.ts';
export { type Bowl, leaveBy, type RunsOut, runOutDays, runsOut } from './bowl-clock.ts';
export { proposeDate } from './propose-date.ts';
export { rationsOf, type SharedFood } from './rations.ts';
