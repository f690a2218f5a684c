import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#kit/operation.ts';
import { startCountingProxy } from '../support/counting-proxy.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import {
  blankRequired,
  buttonsOf,
  controlsOf,
  edit,
  fill,
  formIn,
  formsOf,
  isFolded,
  keyOf,
  type OfficeForm,
  sentBy,
  valuesIn,
} from '../support/office-forms.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { type OfficeVisitor, officeVisitor, walkOffice } from '../support/walk-office.ts';
import { foreignShop, isFull, ownOnly } from './scope.ts';

/** Pages of each address: an order that is paid has other forms than one that left. */
const OF_EACH = 2;
/** Say what would happen and do nothing, or stand in the picture of a page of the storefront. */
const ASKS = new Set(['bulk', 'readStatement', 'add']);
/** Change the order of neighbours, and are taken back by the arrow beside them. */
const ARROWS = new Set(['raiseCategory', 'lowerCategory']);
const WORDS = 'Écrit pour voir, et à ne pas perdre';

let folder: DataFolder;
let services: Awaited<ReturnType<typeof startCountingProxy>>;
let shop: ShopProcess;
let database: pg.Pool;
let boss: OfficeVisitor;
/** Every form of the office, each once, and whether it has a key. */
const forms = new Map<string, OfficeForm>();
const keyless: string[] = [];
/** Walking all pages and pressing every form takes six minutes: `FULL=1 npm run outside` does, a short run does not. */
const isSkipped = foreignShop || !isFull;
const chosen = () => [...forms.values()];
/** At least so many of all of them, that a walk which finds nothing is no proof. */
const atLeast = (count: number) => Math.floor(count / 2);

// What is pressed here cancels, pays back and sends: this shop is thrown away. Its pages call its services through a
// proxy, which sees what each form does.
beforeAll(async () => {
  if (isSkipped) return;
  folder = await createFilledFolder();
  const port = await freePort();
  services = await startCountingProxy(`http://localhost:${port}`);
  shop = await startShopProcess({
    dataDir: folder.path,
    port,
    settings: { SHOP_API_BASE: `${services.url}/api/v2` },
  });
  database = new pg.Pool({ connectionString: folder.url, max: 1 });
  boss = officeVisitor(shop.url);
  await boss.signIn();
  for await (const { page } of walkOffice(boss, OF_EACH))
    for (const form of formsOf(page)) {
      if (forms.has(form.key)) continue;
      forms.set(form.key, form);
      const shown = formIn(page, form);
      if (!form.intent || !shown || !keyOf(shown)) keyless.push(form.key);
    }
}, 900_000);
afterAll(async () => {
  await database?.end();
  await shop?.stop();
  await services?.stop();
  await folder?.remove();
});

/** A page with a form of it, signed in again where the form before signed out; null where the form is gone. */
async function show(form: OfficeForm) {
  let page = await boss.open(form.path);
  // A machine that does much else may be late once: the page says so, and is asked for again.
  for (let times = 0; page.status >= 500 && times < 5; times += 1)
    page = await boss.open(form.path);
  if (/connexion/.test(page.url)) {
    await boss.signIn();
    page = await boss.open(form.path);
  }
  const shown = formIn(page, form);
  return shown ? { page, shown } : null;
}

let nth = 0;
function filled(shown: NonNullable<Awaited<ReturnType<typeof show>>>['shown']) {
  nth += 1;
  fill(shown, nth, WORDS);
  return valuesIn(shown);
}

/** Fields of a form that do not hold what was typed. */
const lost = (typed: ReadonlyMap<string, string>, now: ReadonlyMap<string, string> | null) =>
  [...typed].filter(([name, value]) => now?.get(name) !== value).map(([name]) => name);

const isRisky = (() => {
  const files = import.meta.glob<Record<string, Operation>>('/src/modules/*/admin-operations.ts', {
    eager: true,
  });
  const risky = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((operation) => operation?.risk)
    .map(({ method, path, id }) => ({
      id,
      pattern: new RegExp(
        `^${method.toUpperCase()} /api/v2${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
      ),
    }));
  return (call: string) => risky.find(({ pattern }) => pattern.test(call))?.id;
})();

test.skipIf(isSkipped)(
  `O-03 every form of the office has a name and a key of its own${ownOnly}`,
  () => {
    expect(forms.size).toBeGreaterThan(100);
    expect(keyless.filter((key) => !ASKS.has(key.split(' ')[1] ?? ''))).toEqual([]);
  },
);

test.skipIf(isSkipped)(
  `O-03 what is sent after the sign-in ended comes back in its form, in every form, without scripts${ownOnly}`,
  async () => {
    const wrong: string[] = [];
    for (const form of chosen()) {
      const met = await show(form);
      if (!met || controlsOf(met.shown).length === 0) continue;
      const typed = filled(met.shown);
      const late = await officeVisitor(shop.url).send(sentBy(met.shown, met.page));
      const carried = late.document.querySelector('input[name=typed]')?.getAttribute('value');
      if (late.status !== 401 || !carried) {
        wrong.push(`${form.key}: answered ${late.status}, carries ${carried ? 'it' : 'nothing'}`);
        continue;
      }
      const again = await boss.post(form.path, { intent: 'resumeForm', typed: carried });
      // What is chosen in a list leads to a page about it, whose address holds the choice.
      if (form.intent === 'bulk' && new URL(again.url).pathname !== form.path.split('?')[0])
        continue;
      const now = formIn(again, form);
      const missing = lost(typed, now ? valuesIn(now) : null);
      if (missing.length > 0) wrong.push(`${form.key} (${again.status}): ${missing.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  },
  600_000,
);

test.skipIf(isSkipped)(
  `O-03 a form that is refused shows all that was typed${ownOnly}`,
  async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const form of chosen()) {
      const met = await show(form);
      if (!met) continue;
      fill(met.shown, ++nth, WORDS);
      if (!blankRequired(met.shown)) continue;
      const typed = valuesIn(met.shown);
      const answer = await boss.send(sentBy(met.shown, met.page));
      const now = formIn(answer, form);
      refused += answer.status === 422 ? 1 : 0;
      const missing = lost(typed, now ? valuesIn(now) : null);
      if (missing.length > 0) wrong.push(`${form.key} (${answer.status}): ${missing.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThanOrEqual(atLeast(40));
  },
  600_000,
);

test.skipIf(isSkipped)(
  `O-03 of two who change one thing the second is told, and nothing is written over${ownOnly}`,
  async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const form of chosen()) {
      const [mine, theirs] = [await show(form), await show(form)];
      if (!mine || !theirs) continue;
      const [first, second] = [edit(theirs.shown, 'premier'), edit(mine.shown, 'second')];
      if (!first || !second) continue;
      await boss.send(sentBy(theirs.shown, theirs.page));
      const saved = await show(form);
      // It waits for a second step, or says something else than what it saves.
      if (!saved || valuesIn(saved.shown).get(first.name) !== first.text) continue;
      const answer = await boss.send(sentBy(mine.shown, mine.page));
      const stored = await show(form);
      const now = formIn(answer, form);
      if (!stored || valuesIn(stored.shown).get(first.name) !== first.text)
        wrong.push(`${form.key}: written over`);
      else if (!now || valuesIn(now).get(second.name) !== second.text)
        wrong.push(`${form.key}: lost what the second typed`);
      else refused += 1;
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThanOrEqual(atLeast(10));
  },
  600_000,
);

test.skipIf(isSkipped)(
  `O-02 nothing that costs money, goods or trust happens by one press${ownOnly}`,
  async () => {
    const wrong: string[] = [];
    for (const form of chosen()) {
      const count = (await show(form).then((met) => met && buttonsOf(met.shown).length)) ?? 0;
      for (let at = 0; at < Math.max(count, 1); at++) {
        const met = await show(form);
        if (!met) continue;
        const folded = isFolded(met.shown);
        const typed = controlsOf(met.shown).length > 0;
        const before = services.answered.length;
        await boss.send(sentBy(met.shown, met.page, buttonsOf(met.shown)[at]));
        const done = services.answered
          .slice(before)
          .filter(({ status }) => status < 400)
          .flatMap(({ call }) => isRisky(call) ?? []);
        if (done.length > 0 && !folded && !ARROWS.has(form.intent))
          wrong.push(`${form.key}: ${done.join(', ')}${typed ? ' (typed)' : ''}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  900_000,
);

test.skipIf(isSkipped)(
  `O-02 a form pressed twice at once, and once more when its answer was lost, is done once${ownOnly}`,
  async () => {
    const wrong: string[] = [];
    let done = 0;
    const linesSince = async (id: string) =>
      (
        await database.query(
          `select action, subject, detail::text as detail, count(*)::int as times
           from staff_actions where id > $1 group by 1, 2, 3`,
          [id],
        )
      ).rows;
    for (const form of chosen()) {
      const met = await show(form);
      if (!met) continue;
      filled(met.shown);
      const request = sentBy(met.shown, met.page);
      const { rows } = await database.query('select coalesce(max(id), 0) as id from staff_actions');
      await Promise.all([boss.send(request), boss.send(request)]);
      const lines = await linesSince(rows[0].id);
      await boss.send(request);
      const after = await linesSince(rows[0].id);
      if (lines.length > 0) done += 1;
      if (lines.some(({ times }) => times > 1)) wrong.push(`${form.key}: done twice at once`);
      if (JSON.stringify(after) !== JSON.stringify(lines)) wrong.push(`${form.key}: done again`);
    }
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThanOrEqual(atLeast(40));
  },
  900_000,
);
