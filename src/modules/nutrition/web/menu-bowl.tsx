const KIBBLE = [
  [17, 20, 5],
  [26, 15, 5],
  [35, 19, 5.2],
  [44, 14, 5],
  [53, 19, 5],
  [61, 20.5, 4.4],
  [31, 8.5, 4.4],
  [40, 7, 4.6],
] as const;

/** Horizontal position in the drawing where the wet food begins. */
const WET_FROM = 42;

interface MenuBowlProps {
  /** Wet food beside the kibble. */
  wet: boolean;
  className?: string;
}

/** Drawing of a daily bowl; decorative, because the amounts are shown as text beside it. */
export function MenuBowl({ wet, className }: MenuBowlProps) {
  const kibble = wet ? KIBBLE.filter(([x]) => x < WET_FROM) : KIBBLE;
  return (
    <svg viewBox="0 0 76 54" aria-hidden="true" className={className}>
      {wet && (
        <>
          <path
            d="M34 26c-1-9 3.500-18 11-19 4.500-.6 6.500 2.200 10 3.600 6 2.400 12 6.400 12 15.400z"
            className="fill-tomate-700/80"
          />
          <path
            d="M42 14.500c2.500-3 6-3.500 8.500-1.500M50 21c3-2.200 7-1.800 9 .4"
            className="fill-none stroke-blanc/80"
            strokeWidth="2.200"
            strokeLinecap="round"
          />
        </>
      )}
      {kibble.map(([x, y, r]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={r + 0.8} ry={r} className="fill-ambre-700" />
          <circle cx={x - 1.2} cy={y - 1.4} r={r / 3} className="fill-blanc/35" />
        </g>
      ))}
      <path
        d="M7 25h62l-6 22.500a5.500 5.500 0 0 1-5.300 4.100H18.300a5.500 5.500 0 0 1-5.300-4.100z"
        className="fill-sapin-700"
      />
      <rect x="3.500" y="22" width="69" height="7" rx="3.500" className="fill-sapin-800" />
    </svg>
  );
}
