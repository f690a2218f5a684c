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

/** What the environment says of the settings the team decides: read before the first of theirs is set. */
export const initialSettings = oncePer((config: Config): EditableSettings => {
  const own = Object.fromEntries(EDITABLE.map(({ name }) => [name, config[name]]));
  return own as unknown as EditableSettings;
});

/** What the log of a process says is not used, by its configuration: once while it lasts, not each minute. */
const logged = new WeakMap<Config, ReadonlySet<string>>();

type Following = Pick<AppContext, 'db' | 'clock' | 'log'> & { config: Config };

/**
 * Sets the configuration of this process to what the team decided for today; everything that reads a setting
 * reads it there. A value nobody understands any more leaves what the environment says, and one line in the log.
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
 * Follows them while the process runs: what is decided for a later day holds within a minute of it. `onChange` hears
 * that a setting says something else than before, for whoever cached what it said.
 */
export async function keepFollowingSettings(following: Following, onChange: () => void) {
  await followSettings(following);
  const look = async () => {
    if (await followSettings(following)) onChange();
  };
  const again = () =>
    look().catch((error: unknown) =>
      // The database is away: what held holds on, and the next minute asks again.
      following.log.warn({ err: error }, 'settings could not be read'),
    );
  const timer = setInterval(again, EVERY_MS);
  timer.unref();
  return { again, stop: () => clearInterval(timer) };
}
