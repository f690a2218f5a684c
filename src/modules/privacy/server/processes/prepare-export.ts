import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { paths } from '#paths.ts';
import { queueMail } from '#platform/mail.ts';
import type { ExportedFile } from '#platform/personal-data.ts';
import { transact } from '#platform/work.ts';
import { retention } from '#retention.ts';
import type { Machine, PersonalData, Work } from '#schema.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { findExport } from '../queries.ts';
import { writeArchive } from '../write-archive.ts';

interface Asked {
  exportId: number;
  customerId: number;
}

/** Makes a copy that was asked for and mails where it is. Done twice, it is the same copy. */
export async function prepareExport(
  machine: Machine,
  parts: readonly PersonalData[],
  { exportId, customerId }: Asked,
): Promise<void> {
  const asked = await findExport(machine.db, customerId, exportId);
  if (asked?.state !== 'pending') return;
  const files: ExportedFile[] = [];
  for (const part of parts) files.push(...((await part.exportFiles?.(machine, customerId)) ?? []));
  const archive = writeArchive(files, { now: machine.clock.now(), today: machine.clock.today() });
  await transact(machine, (work) => keepArchive(machine, work, { exportId, customerId, archive }));
}

async function keepArchive(
  machine: Machine,
  work: Work,
  { exportId, customerId, archive }: Asked & { archive: Uint8Array },
): Promise<void> {
  const expires = work.now.add({ hours: 24 * retention.exports.days });
  const kept = await work.tx
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
  const customer = kept && (await findCustomer(work.tx, customerId));
  const channel = customer && (await findChannel(machine.db, customer.channel));
  if (!channel) return;
  const url = channelOrigin(channel, machine.config) + paths.myData();
  const mail = await noticeMail({ kind: 'dataExport', firstName: customer.firstName, url });
  await queueMail(work, { key: `data-export-${exportId}`, to: customer.email, ...mail });
}
