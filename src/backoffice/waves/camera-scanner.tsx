import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { t } from './wave-words.ts';

/** Barcode formats of goods, shelves and parcels. */
const FORMATS = ['code_128', 'ean_13', 'ean_8', 'data_matrix', 'qr_code'] as const;

/** The part of the Shape Detection API that is used. */
interface BarcodeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface BarcodeReaderClass {
  new (options: { formats: (typeof FORMATS)[number][] }): BarcodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const LOOKS_EVERY = 250;
/** Milliseconds during which the same code in view counts as one scan. */
const SAME_FOR = 2_500;

/** The browser's own detector if it supports all formats, else a loaded one. */
async function newReader(): Promise<BarcodeReader> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: BarcodeReaderClass };
  const read = (await own?.getSupportedFormats()) ?? [];
  const isEnough = FORMATS.every((format) => read.includes(format));
  if (own && isEnough) return new own({ formats: [...FORMATS] });
  const { newLoadedReader } = await import('./loaded-barcode-reader.ts');
  return newLoadedReader(FORMATS);
}

/** Scans barcodes with the camera; not shown where there is none. */
export function CameraScanner({ onScan }: { onScan: (text: string) => void }) {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<'packing.cameraRefused' | 'packing.readerMissing' | null>(
    null,
  );
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => setOffered(Boolean(navigator.mediaDevices)), []);
  useEffect(() => {
    if (!isOn) return;
    let reader: BarcodeReader | undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    let seen = { text: '', at: 0 };
    const end = (why: NonNullable<typeof problem>) => {
      setProblem(why);
      setOn(false);
    };
    const look = async () => {
      if (!video.current || video.current.readyState < 2) return;
      const [found] = (await reader?.detect(video.current)) ?? [];
      if (!found || isOver) return;
      const at = performance.now();
      const isSame = found.rawValue === seen.text && at - seen.at < SAME_FOR;
      seen = { text: found.rawValue, at };
      if (!isSame) latest.current(found.rawValue);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      try {
        reader = await newReader();
      } catch {
        // The connection failed before the detector was loaded.
        if (!isOver) end('packing.readerMissing');
        return;
      }
      if (isOver) return;
      timer = setInterval(() => void look().catch(() => undefined), LOOKS_EVERY);
    };
    // Permission denied, or the camera is in use: scanner and manual input remain.
    begin().catch(() => !isOver && end('packing.cameraRefused'));
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn]);
  if (!isOffered) return null;
  return (
    <div className="grid gap-3">
      <Button
        type="button"
        variant="secondary"
        size="compact"
        className="justify-self-start"
        aria-pressed={isOn}
        onClick={() => {
          setProblem(null);
          setOn(!isOn);
        }}
      >
        {t(isOn ? 'packing.cameraStop' : 'packing.camera')}
      </Button>
      {problem && (
        <p role="alert" className="text-small">
          {t(problem)}
        </p>
      )}
      {isOn && (
        <video
          ref={video}
          playsInline
          muted
          aria-label={t('packing.picture')}
          className="aspect-video w-full rounded-card bg-encre object-cover"
        />
      )}
    </div>
  );
}
