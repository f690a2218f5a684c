import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'butter';
export type ButtonSize = 'regular' | 'compact';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 font-bold ' +
  'text-center no-underline select-none transition-colors print:hidden ' +
  'disabled:border-brume-2 disabled:bg-brume-2 disabled:text-encre-3 ' +
  'enabled:active:translate-y-px';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-sapin-700 bg-sapin-700 text-blanc hover:border-sapin-600 hover:bg-sapin-600 ' +
    'active:border-sapin-800 active:bg-sapin-800',
  secondary:
    'border-sapin-700 bg-blanc text-sapin-700 hover:bg-sapin-100 active:bg-sapin-300 ' +
    'active:text-sapin-800',
  quiet: 'border-transparent bg-transparent text-sapin-700 hover:bg-brume active:bg-brume-2',
  danger:
    'border-tomate-700 bg-blanc text-tomate-700 hover:bg-tomate-100 active:bg-tomate-700 ' +
    'active:text-blanc',
  // For dark green backgrounds.
  butter:
    'border-beurre-300 bg-beurre-300 text-encre hover:border-beurre-200 hover:bg-beurre-200 ' +
    'active:bg-beurre-100',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13 px-6 py-2 text-body',
  compact: 'min-h-11 px-5 py-1.5 text-small',
};

interface Options {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  className?: string;
}

export function buttonClass(options: Options = {}): string {
  const { variant = 'primary', size = 'regular', block, className } = options;
  return classNames(base, looks[variant], sizes[size], block && 'w-full', className);
}
