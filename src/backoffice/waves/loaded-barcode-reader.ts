import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

let loading: Promise<unknown> | null = null;

/**
 * A barcode detector in WebAssembly (about a megabyte) for browsers without one. Loaded when a camera is opened, from our own
 * host; by default the library would load it from a CDN.
 * @throws when it cannot be loaded; the next call retries
 */
export async function newLoadedReader(formats: readonly BarcodeFormat[]): Promise<BarcodeDetector> {
  loading ??= prepareZXingModule({
    overrides: { locateFile: () => program },
    fireImmediately: true,
  });
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  return new BarcodeDetector({ formats: [...formats] });
}
