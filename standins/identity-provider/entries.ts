import type { Adapter, Payload } from 'oidc-provider';
import type { AppContext } from './database.ts';

/** The library's storage in a table, so that two processes act as one provider. */
export function entriesOf({ db, clock }: AppContext, model: string): Adapter {
  const rows = () =>
    db
      .selectFrom('standin_identity_entries')
      .select('payload')
      .where('model', '=', model)
      .where((is) =>
        is.or([
          is('expires_at', 'is', null),
          is('expires_at', '>', new Date(clock.now().epochMilliseconds)),
        ]),
      );
  const find = async (id: string) =>
    (await rows().where('id', '=', id).executeTakeFirst())?.payload;
  const save = async (id: string, payload: Payload, expiresIn?: number) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const entry = {
      payload: JSON.stringify(payload),
      grant_id: text(payload.grantId),
      uid: text(payload.uid),
      expires_at: expiresIn
        ? new Date(clock.now().add({ seconds: expiresIn }).epochMilliseconds)
        : null,
    };
    await db
      .insertInto('standin_identity_entries')
      .values({ model, id, ...entry })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(entry))
      .execute();
  };
  return {
    find,
    upsert: save,
    findByUid: async (uid) => (await rows().where('uid', '=', uid).executeTakeFirst())?.payload,
    // The device flow is disabled.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = await find(id);
      if (!payload) return;
      const consumed = Math.floor(clock.now().epochMilliseconds / 1000);
      await db
        .updateTable('standin_identity_entries')
        .set({ payload: JSON.stringify({ ...payload, consumed }) })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    destroy: async (id) => {
      await db
        .deleteFrom('standin_identity_entries')
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    revokeByGrantId: async (grantId) => {
      await db.deleteFrom('standin_identity_entries').where('grant_id', '=', grantId).execute();
    },
  };
}
