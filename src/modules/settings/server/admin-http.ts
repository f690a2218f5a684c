import { type RawBuilder, sql } from 'kysely';
import { channelCodeOf, methodsSettingOf, SITE_COUNTRIES } from '#kit/sites.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import type { SettingShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import {
  changeSetting,
  checkNamed,
  getEditable,
  lockSettings,
  weighSetting,
  withdrawSetting,
} from './change-setting.ts';
import { EDITABLE, type EditableName, parsedSetting, settingText } from './editable.ts';
import { followSettings, initialSettings } from './follow-settings.ts';
import { changeMailText, getMail, listMailTexts, previewMailText } from './mail-texts.ts';
import { decide, findDecided, valueOn } from './value-over-time.ts';
import { weighClosing } from './weigh-closing.ts';

/** Number of changes shown per setting. */
const SHOWN = 10;

/** Admin routes for settings and mail texts. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listSettings), async (c) =>
    ld(c, collection(c, 'Setting', await listSettings(c.var.appContext))),
  )
  .openapi(adminRoute(operations.previewSetting), async (c) => {
    const { appContext } = c.var;
    const { config, clock, db } = appContext;
    const setting = getEditable(c.req.valid('param').name);
    const wanted = c.req.valid('json');
    const initial = settingText(setting.name, initialSettings(config));
    const decided = await findDecided(db, setting.name);
    const change = weighSetting(setting, wanted, { today: clock.today(), initial, decided });
    const before = valueOn(decided, setting, wanted.appliesOn, initial);
    const after = decide(setting, initial, before, change) ?? initial;
    return ld(c, {
      '@id': `/api/v2/admin/settings/${setting.name}/previews`,
      '@type': 'SettingPreview' as const,
      before,
      after,
      closing:
        setting.kind === 'closed' ? await weighClosing(db, clock.today(), { before, after }) : null,
      orders: await countPaidOtherwise(db, clock.today(), setting.name, after),
    });
  })
  .openapi(adminRoute(operations.changeSetting), async (c) => {
    const { appContext, staff } = c.var;
    const setting = getEditable(c.req.valid('param').name);
    const { name } = setting;
    const wanted = c.req.valid('json');
    const { appliesOn } = wanted;
    const detail = { value: wanted.value, from: appliesOn };
    await actAsStaff(c, { action: 'setting.changed', subject: name, detail }, async (work) => {
      await lockSettings(work);
      const initial = settingText(setting.name, initialSettings(appContext.config));
      const decided = await findDecided(work.tx, name);
      const { value, base } = weighSetting(setting, wanted, {
        today: work.today,
        initial,
        decided,
      });
      await checkNamed(work, setting, wanted);
      await changeSetting(work, { name, value, base, appliesOn, staffId: staff.id });
    });
    // Applied at once in this process; others are notified.
    await followSettings(appContext);
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listMailTexts), async (c) =>
    ld(c, collection(c, 'MailText', await listMailTexts(c.var.appContext))),
  )
  .openapi(adminRoute(operations.previewMailText), async (c) => {
    const mail = getMail(c.req.valid('param').mail);
    const drawn = await previewMailText(c.var.appContext, mail, c.req.valid('json'));
    return ld(c, {
      '@id': `/api/v2/admin/mail-texts/${mail}/previews`,
      '@type': 'MailTextPreview' as const,
      ...drawn,
    });
  })
  .openapi(adminRoute(operations.changeMailText), async (c) => {
    const { appContext, staff } = c.var;
    const mail = getMail(c.req.valid('param').mail);
    const input = c.req.valid('json');
    const detail = { language: input.language };
    await actAsStaff(c, { action: 'mail_text.changed', subject: mail, detail }, (work) =>
      changeMailText(work, appContext, staff.id, { mail, input }),
    );
    // Applied at once in this process; others are notified.
    await followSettings(appContext);
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.withdrawSetting), async (c) => {
    const { id } = c.req.valid('param');
    const initial = initialSettings(c.var.appContext.config);
    await actAsStaff(c, { action: 'setting.withdrawn', subject: id }, (work) =>
      withdrawSetting(work, id, (name) => settingText(name, initial)),
    );
    return c.body(null, 204);
  });

async function listSettings({ db, clock, config }: AppContext): Promise<SettingShape[]> {
  const today = clock.today().toString();
  const initial = initialSettings(config);
  const changes = await db
    .selectFrom('setting_changes as s')
    .innerJoin('staff_members as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.name', 's.value', 's.base', 's.applies_on as appliesOn', 'm.name as by'])
    .select('s.decided_at as decidedAt')
    .where('s.withdrawn_at', 'is', null)
    .where(
      's.name',
      'in',
      EDITABLE.map(({ name }) => name),
    )
    .orderBy('s.applies_on')
    .orderBy('s.id')
    .execute();
  return EDITABLE.map(({ name, group, kind }) => {
    let said: string | null = null;
    const own = changes
      .filter((change) => change.name === name)
      .map(({ id, value, base, appliesOn, by, decidedAt }) => {
        said = decide({ kind }, settingText(name, initial), said, { value, base });
        return { id, value: said, appliesOn, by, decidedAt: decidedAt.toISOString() };
      });
    return {
      '@id': `/api/v2/admin/settings/${name}`,
      '@type': 'Setting',
      name,
      group,
      kind,
      value: settingText(name, config),
      initial: settingText(name, initial),
      waiting: own.filter(({ appliesOn }) => appliesOn > today),
      past: own
        .filter(({ appliesOn }) => appliesOn <= today)
        .reverse()
        .slice(0, SHOWN),
    };
  });
}

/** Days of orders used in the preview of payment methods. */
const WEIGHED_DAYS = 30;

/** Orders of the last thirty days with a payment method that a value would remove; null for other settings. */
async function countPaidOtherwise(
  db: Db,
  today: Temporal.PlainDate,
  name: EditableName,
  after: string,
): Promise<number | null> {
  const value = parsedSetting(name, after);
  const since = today.subtract({ days: WEIGHED_DAYS }).toString();
  const count = async (otherwise: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from orders o join payments p on p.order_id = o.id
      where o.placed_at >= ${since}::date and o.state <> 'cancelled' and p.state <> 'cancelled' and ${otherwise}`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  if (name === 'PAYMENT_LIMITS')
    return count(
      sql`exists (select from json_to_recordset(${JSON.stringify(value?.PAYMENT_LIMITS ?? [])}) as l(code text, least integer, most integer)
        where l.code = p.method_code and (p.amount < l.least or p.amount > l.most))`,
    );
  for (const country of SITE_COUNTRIES) {
    if (name !== methodsSettingOf(country)) continue;
    const offered = [...(value?.[methodsSettingOf(country)] ?? [])];
    return count(
      sql`o.channel = ${channelCodeOf(country)} and cardinality(${offered}::text[]) > 0 and p.method_code <> all (${offered}::text[])`,
    );
  }
  return null;
}
