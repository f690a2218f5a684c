import { localizedPath } from '#i18n/language.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { paths } from '#pages/paths.ts';
import { queueMail } from '#platform/mail.ts';
import type { ExportedFile } from '#platform/personal-data.ts';
import { transact } from '#platform/unit-of-work.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext, PersonalData, UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { findExport } from '../queries.ts';
import { writeArchive } from '../write-archive.ts';

interface ExportRequest {
  exportId: number;
  customerId: number;
}

/** Makes a requested export and mails its link. Idempotent. */
export async function prepareExport(
  appContext: AppContext,
  parts: readonly PersonalData[],
  { exportId, customerId }: ExportRequest,
): Promise<void> {
  const requested = await findExport(appContext.db, customerId, exportId);
  if (requested?.state !== 'pending') return;
  const files: ExportedFile[] = [];
  for (const part of parts)
    files.push(...((await part.exportFiles?.(appContext, customerId)) ?? []));
  const now = appContext.clock.now();
  const today = appContext.clock.today();
  const customer = await findCustomer(appContext.db, customerId);
  const archive = await writtenIn(appContext, customer?.language ?? 'fr', null, async () =>
    writeArchive(files, { now, today }),
  );
  await transact(appContext, (work) =>
    keepArchive(appContext, work, { exportId, customerId, archive }),
  );
}

async function keepArchive(
  appContext: AppContext,
  work: UnitOfWork,
  { exportId, customerId, archive }: ExportRequest & { archive: Uint8Array },
): Promise<void> {
  const expires = work.now.add({ hours: 24 * retention.exports.days });
  const stored = await work.tx
    .updateTable('data_exports')
    .set({
      state: 'ready',
      archive: Buffer.from(archive),
      expires_at: new Date(expires.epochMilliseconds),
    })
    .where('id', '=', exportId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  const customer = stored && (await findCustomer(work.tx, customerId));
  const channel = customer && (await findChannel(appContext.db, customer.channel));
  if (!channel) return;
  const mail = await writtenIn(work, customer.language, null, () => {
    const url = channelOrigin(channel, appContext.config) + localizedPath(paths.myData());
    return noticeMail({ kind: 'dataExport', firstName: customer.firstName, url });
  });
  await queueMail(work, { key: `data-export-${exportId}`, to: customer.email, ...mail });
}
