import { type ReactNode, useId } from 'react';

interface ProgressBarProps {
  /** The text has the information; the bar only repeats it. */
  label: ReactNode;
  hideLabel?: boolean;
  value: number;
  max?: number;
  className?: string;
}

export function ProgressBar({ label, hideLabel, value, max = 100, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-small'}>
        {label}
      </label>
      <progress id={id} value={Math.max(0, Math.min(value, max))} max={max} className="progress" />
    </div>
  );
}
