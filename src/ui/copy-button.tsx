import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { generic } from './words.ts';

const feedback = 1500;

interface CopyButtonProps {
  text: string;
  /** « Copier le code ». */
  label: string;
}

/** Copies a text to the clipboard and shows a confirmation for 1.5 seconds (UIX-14). */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? generic('copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? generic('copied') : ''}
      </span>
    </>
  );
}
