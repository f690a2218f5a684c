import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';

/**
 * The meaning of a message or status; every tone has its own icon, so colour is never the only
 * signal.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

export const toneIcons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  neutral: CircleDashed,
};

export const toneClasses: Record<Tone, string> = {
  success: 'bg-sapin-100 text-sapin-700',
  info: 'bg-ciel-100 text-ciel-700',
  warning: 'bg-ambre-100 text-ambre-700',
  error: 'bg-tomate-100 text-tomate-700',
  neutral: 'bg-gris-100 text-encre-2',
};
