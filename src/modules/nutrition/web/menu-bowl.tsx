const KIBBLE = [
  [20, 22, 4.2],
  [29, 18.5, 4.6],
  [38, 21.5, 4.4],
  [47, 18, 4.6],
  [56, 22, 4.2],
  [34, 13, 3.8],
  [43.5, 12, 3.8],
] as const;

/** The bowl of a day: kibble, and wet food beside it on a wet day. A drawing; the words stand beside it. */
export function MenuBowl({ wet, className }: { wet: boolean; className?: string }) {
  const kibble = wet ? KIBBLE.filter(([x]) => x < 40) : KIBBLE;
  return (
    <svg viewBox="0 0 76 52" aria-hidden="true" className={className}>
      {wet && (
        <path
          d="M36 24c0-8 5-14 11.500-14 4 0 5.500 2.500 9 3.500 5 1.500 7.500 5.500 7.500 10.500z"
          className="fill-tomate-700/75"
        />
      )}
      {wet && (
        <path
          d="M43 16.500c2-2.500 5-3 7-1.500M50.500 20c2.500-1.500 5-1.200 6.500 0"
          className="fill-none stroke-blanc/70"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      )}
      {kibble.map(([x, y, r]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={r + 0.6} ry={r} className="fill-ambre-700" />
          <circle cx={x - 1} cy={y - 1.2} r={r / 3} className="fill-blanc/30" />
        </g>
      ))}
      <path
        d="M8 24h60l-7.500 21a5 5 0 0 1-4.700 3.300H20.200a5 5 0 0 1-4.700-3.300z"
        className="fill-sapin-700"
      />
      <rect x="4.500" y="21.500" width="67" height="6" rx="3" className="fill-sapin-800" />
    </svg>
  );
}
