import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type Tone, toneClasses, toneIcons } from './tones.ts';
import { generic } from './words.ts';

interface AlertProps {
  tone: Exclude<Tone, 'neutral'>;
  title?: ReactNode;
  /** One action that fixes it. */
  action?: ReactNode;
  /** True when it appears after a press and must be spoken at once; an error is also brought into view. */
  live?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

export function Alert({ tone, title, action, live, id, className, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSought = live && tone === 'error';
  useEffect(() => {
    if (isSought) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSought]);
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={box}
      id={id}
      role={live ? role : undefined}
      className={classNames(
        'flex scroll-my-16 gap-3 rounded-field p-4',
        toneClasses[tone],
        className,
      )}
    >
      <Icon of={toneIcons[tone]} size={24} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{generic(`status.${tone}`)}. </span>
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-encre">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
