import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * Reads bars where the browser does not, by a program of a megabyte: it is loaded once a camera is opened, from where the shop is served.
 * By itself it would be asked of somebody else's host.
 */
export function newLoadedReader(formats: readonly BarcodeFormat[]): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => program } });
  return new BarcodeDetector({ formats: [...formats] });
}
