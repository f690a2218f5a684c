import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

let loading: Promise<unknown> | null = null;

/**
 * Reads bars where the browser does not, by a program of a megabyte: it is loaded once a camera is opened, from where the shop is served.
 * By itself it would be asked of somebody else's host.
 * @throws while the program can not be loaded: asked again, it is tried again
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
