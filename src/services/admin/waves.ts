import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as waves from '#modules/waves/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Picking waves. */
export const waveCalls = (admin: AdminClient) => ({
  /** Those that are open, newest first. */
  list: async () => (await admin.list(waves.listWaves)).members,
  read: (id: string) => admin.read(waves.getWave, { params: { id } }),
  documents: (id: string, query: QueryOf<typeof waves.getWaveDocuments>) =>
    admin.file(waves.getWaveDocuments, { params: { id }, query }),
  /** Id of the new wave; null when this form was already sent. */
  open: async (body: BodyOf<typeof waves.openWave>, key: Key) =>
    (await admin.change(waves.openWave, { body, key })).id,
  label: (id: string, key: Key) => admin.change(waves.labelWave, { params: { id }, body: {}, key }),
  printerLabels: (id: string, query: QueryOf<typeof waves.getWavePrinterLabels>) =>
    admin.file(waves.getWavePrinterLabels, { params: { id }, query }),
  /** What was handed to each carrier on a civil day. */
  manifest: (date: string) => admin.read(waves.getManifest, { params: { date } }),
  manifestSheet: (date: string, method: string) =>
    admin.file(waves.getManifestSheet, { params: { date, method } }),
  manifestFile: (date: string, method: string) =>
    admin.file(waves.getManifestFile, { params: { date, method } }),
  voidLabels: (id: string, body: BodyOf<typeof waves.voidWaveLabels>, key: Key) =>
    admin.change(waves.voidWaveLabels, { params: { id }, body, key }),
  /** Imports tracking numbers from a carrier's program. */
  importLabels: (id: string, body: BodyOf<typeof waves.importWaveLabels>, key: Key) =>
    admin.change(waves.importWaveLabels, { params: { id }, body, key }),
  pack: (id: string, body: BodyOf<typeof waves.packInWave>, key: Key) =>
    admin.change(waves.packInWave, { params: { id }, body, key }),
  pick: (id: string, body: BodyOf<typeof waves.pickInWave>, key: Key) =>
    admin.change(waves.pickInWave, { params: { id }, body, key }),
  send: (id: string, key: Key) => admin.change(waves.sendWave, { params: { id }, body: {}, key }),
  close: (id: string, key: Key) => admin.change(waves.closeWave, { params: { id }, body: {}, key }),
});
