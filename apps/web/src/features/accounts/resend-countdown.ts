import { useEffect, useState } from 'react';

const PREFIX = 'pagewright_resend_';

/** Seconds until a code can be sent again; goes on over a reload. */
export function useResendCountdown(name: string): { readonly left: number; start(seconds: number): void } {
  const key = PREFIX + name;
  const [left, setLeft] = useState(() => secondsLeft(key));
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setInterval(() => setLeft(secondsLeft(key)), 500);
    return () => clearInterval(timer);
  }, [key, left]);
  return {
    left,
    start(seconds) {
      try {
        sessionStorage.setItem(key, String(Date.now() + seconds * 1000));
      } catch {
        // Without storage the server still says when it is too early.
      }
      setLeft(seconds);
    },
  };
}

function secondsLeft(key: string): number {
  try {
    const end = Number(sessionStorage.getItem(key) ?? 0);
    const left = Math.ceil((end - Date.now()) / 1000);
    return left > 0 && left < 3600 ? left : 0;
  } catch {
    return 0;
  }
}
