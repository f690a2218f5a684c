import { setOwnTexts } from '#i18n/catalogue.server.ts';
import { oncePer } from '#kit/once-per.ts';
import { setPaymentChoice } from '#modules/checkout/rules/index.ts';
import { setAlertDays } from '#modules/orders/rules/index.ts';
import { setWarehouseDays } from '#modules/shipping/rules/index.ts';
import type { Config } from '#platform/config.ts';
import { setRetention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';
import {
  EDITABLE,
  type EditableSettings,
  editableOf,
  parsedSetting,
  settingText,
} from './editable.ts';
import { judgeTexts } from './mail-texts.ts';
import { decidedValues, findHolding } from './value-over-time.ts';

/** The environment's values of the editable settings, read before the first one is overridden. */
export const initialSettings = oncePer((config: Config): EditableSettings => {
  const own = Object.fromEntries(EDITABLE.map(({ name }) => [name, config[name]]));
  return own as unknown as EditableSettings;
});

/** Problems already logged per configuration, so that each is logged once and not every minute. */
const logged = new WeakMap<Config, ReadonlySet<string>>();

type Following = Pick<AppContext, 'db' | 'clock' | 'log'> & { config: Config };

/**
 * Applies the team's values for today to this process's configuration, where all code reads them. An invalid value
 * falls back to the environment's and is logged.
 */
export async function followSettings({ db, clock, config, log }: Following): Promise<boolean> {
  const initial = initialSettings(config);
  const today = clock.today().toString();
  const rows = await findHolding(db, today);
  const values = decidedValues(rows, (name) => settingText(name, initial));
  const decided: Partial<EditableSettings> = {};
  const before = textsOf(config);
  const loggedBefore = logged.get(config);
  const wrong = new Set<string>();
  const say = (name: string, detail: object, line: string) => {
    wrong.add(name);
    if (!loggedBefore?.has(name)) log.error(detail, line);
  };
  for (const [name, value] of values) {
    const setting = editableOf(name);
    if (!setting || value === null) continue;
    const parsed = parsedSetting(setting.name, value);
    if (parsed) Object.assign(decided, parsed);
    else say(name, { name }, 'a setting holds a value nobody understands');
  }
  Object.assign(config, initial, decided);
  setWarehouseDays(config);
  setPaymentChoice(config);
  setAlertDays(config);
  setRetention(config.RETENTION);
  const { texts, unused } = judgeTexts(values);
  for (const [name, { code }] of unused)
    say(name, { name, code }, 'a text of the team no longer fits its mail: ours is sent');
  logged.set(config, wrong);
  setOwnTexts(texts);
  return before !== textsOf(config);
}

const textsOf = (value: EditableSettings): string =>
  EDITABLE.map(({ name }) => settingText(name, value)).join('\n');

const EVERY_MS = 60_000;

/**
 * Applies changes while the process runs: scheduled ones within a minute of their day. `onChange` is called after a
 * change, to drop caches.
 */
export async function keepFollowingSettings(following: Following, onChange: () => void) {
  await followSettings(following);
  const look = async () => {
    if (await followSettings(following)) onChange();
  };
  const again = () =>
    look().catch((error: unknown) =>
      // The database is unavailable: current values stay, and the next run tries again.
      following.log.warn({ err: error }, 'settings could not be read'),
    );
  const timer = setInterval(again, EVERY_MS);
  timer.unref();
  return { again, stop: () => clearInterval(timer) };
}
