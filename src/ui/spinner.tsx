import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

export function Spinner({ className = '' }: { className?: string }) {
  return <Icon of={LoaderCircle} className={`animate-spin ${className}`} />;
}
