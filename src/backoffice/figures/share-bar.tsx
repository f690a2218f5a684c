/**
 * Bar of a value relative to the largest of its table; decorative, since the value is beside it.
 */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full max-w-56 text-sapin-700"
    >
      <rect width="100" height="4" fill="currentColor" fillOpacity="0.12" />
      <rect width={whole === 0 ? 0 : (part / whole) * 100} height="4" fill="currentColor" />
    </svg>
  );
}
