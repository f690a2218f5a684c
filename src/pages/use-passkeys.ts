import { useEffect, useState } from 'react';

/** Whether this browser supports passkeys; null until checked, and without scripts. */
export function usePasskeys(): boolean | null {
  const [supported, setSupported] = useState<boolean | null>(null);
  useEffect(() => setSupported('PublicKeyCredential' in window), []);
  return supported;
}
