import { useEffect } from 'react';

/** Keeps the screen from going dark while people look at it; browsers that cannot are left as they are. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) await lock?.release();
    };
    // It is let go by itself when another tab is looked at.
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
